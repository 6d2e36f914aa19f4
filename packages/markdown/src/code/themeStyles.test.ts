import {expect, it} from 'vitest';
import {themeStyles} from './themeStyles';

const light = {
  plain: {color: '#111', backgroundColor: '#fff'},
  styles: [
    {types: ['keyword', 'attr-name'], style: {color: '#00f', fontStyle: 'italic'} as const},
    {types: ['tag'], languages: ['html'], style: {opacity: 0.7}},
  ],
};

it('is one set of rules where both modes have the same colours', () => {
  expect(themeStyles(light)).toBe(`:where(:root){--prism-color:#111;--prism-background-color:#fff}
.token:is(.keyword,.attr-name){color:#00f;font-style:italic}
:is(.language-html) .token:is(.tag){opacity:0.7}
`);
  expect(themeStyles(light, structuredClone(light))).toBe(themeStyles(light));
});

it('leaves the words of one mode alone in the other', () => {
  const dark = {plain: {color: '#eee'}, styles: [{types: ['tag'], style: {color: '#0f0'}}]};
  expect(themeStyles(light, dark))
    .toBe(`:where(:root:not([data-theme='dark'])){--prism-color:#111;--prism-background-color:#fff}
:where(:root:not([data-theme='dark'])) .token:is(.keyword,.attr-name){color:#00f;font-style:italic}
:where(:root:not([data-theme='dark'])) :is(.language-html) .token:is(.tag){opacity:0.7}
:where([data-theme='dark']){--prism-color:#eee}
:where([data-theme='dark']) .token:is(.tag){color:#0f0}
`);
});
