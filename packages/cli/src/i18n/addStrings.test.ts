import {expect, it} from 'vitest';
import {addStrings as add} from './addStrings';

const addStrings = (old: string, written: string): string =>
  add(old, written, (message) => message === 'Lectern' || message.startsWith('©'));

const before = `{
  "theme.openapi.request": {"message": "Requête"},
  "page.title": {
    "message": "Titre",
    "description": "By hand"
  }
}
`;

it('leaves a complete file as it is', () => {
  const written = JSON.stringify({'page.title': {message: 'Titre'}, 'theme.openapi.request': {message: 'Requête'}});
  expect(addStrings(before, written)).toBe(before);
});

it('adds what is new at the end', () => {
  const written = JSON.stringify({
    'theme.openapi.request': {message: 'Requête'},
    'page.title': {message: 'Titre', description: 'Found'},
    'page.text': {message: 'Text', description: 'Below the title'},
  });
  expect(addStrings(before, written)).toBe(
    before.replace(
      /\n\}\n$/,
      `,\n  "page.text": {\n    "message": "Text",\n    "description": "Below the title"\n  }\n}\n`,
    ),
  );
});

it('leaves out names, which come from the configuration', () => {
  const written = {title: {message: 'Lectern'}, copyright: {message: '© 2025 Lectern. Version 0.3.9.'}};
  expect(addStrings(before, JSON.stringify(written))).toBe(before);
});

it('fills an empty file', () => {
  const written = {'page.title': {message: 'Title'}};
  expect(JSON.parse(addStrings('{}\n', JSON.stringify(written)))).toEqual(written);
});
