import {expect, it} from 'vitest';
import {checkOptions} from './options';

it('takes the options of the classic preset and of the packages, or a site without one of these', () => {
  const options = {docs: {path: 'docs'}, search: false, publish: {print: false}} as const;
  expect(checkOptions(options)).toEqual({
    ...options,
    content: true,
    light: {},
    markdown: {},
    references: false,
    interface: {},
  });
});

it.each([
  [
    {serach: {}},
    /^@lectern\/preset: there is no option “serach”\. Did you mean “search”\?\n.*\n {2}It stands in presets → @lectern\/preset\.$/,
  ],
  [
    {search: {kind: []}},
    /^@lectern\/search: there is no option “kind”\. Did you mean “kinds”\?\n.*\n {2}It stands in presets → @lectern\/preset → search\.$/,
  ],
  [
    {markdown: {mats: true}},
    /^@lectern\/markdown: .*Did you mean “math”\?\n.*\n {2}It stands in presets → @lectern\/preset → markdown\.$/,
  ],
  [{interface: {contrast: 1}}, /^@lectern\/theme: .*\n {2}It stands in presets → @lectern\/preset → interface\.$/],
])('says where %j stands', (options, message) => {
  expect(() => checkOptions(options)).toThrow(message);
});
