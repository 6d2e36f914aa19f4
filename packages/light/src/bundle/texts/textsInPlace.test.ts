import {describe, expect, it} from 'vitest';
import {textsInPlace} from './textsInPlace';

const french = {search: 'Rechercher', found: '{n} résultats', by: 'De {name}', 'In one piece': 'D’un seul tenant'};
const place = (source: string): string => textsInPlace(source, french);

const imports = "import Translate, {translate} from '@docusaurus/Translate';\n";
const runtime = "import {jsx as _jsx, jsxs as _jsxs} from 'react/jsx-runtime';\n";
const interpolation = "import $Interpolate, {interpolate as $interpolate} from '@docusaurus/Interpolate';\n";

describe('a call of translate()', () => {
  const placed = (call: string): string => place(`${imports}const text = ${call};`);

  it.each([
    [
      'has the text of the language',
      "translate({id: 'search', message: 'Search', description: 'A button'})",
      'Rechercher',
    ],
    ['has its own text where the language has none', "translate({id: 'x', message: 'Search'})", 'Search'],
    ['has its id where nothing has a text', "translate({id: 'x'})", 'x'],
    ['asks by its text where it has no id', "translate({message: 'In one piece'})", 'D’un seul tenant'],
    ['may join its text', "translate({id: 'x', message: 'In ' + `one ` + 'piece'})", 'In one piece'],
    ['may quote its keys', "translate({'id': 'search', 'message': 'Search'})", 'Rechercher'],
  ])('%s', (_, call, text) => {
    expect(placed(call)).toBe(`\nconst text = "${text}";`);
  });

  it('keeps its values', () => {
    expect(placed("translate({id: 'found', message: '{n} pages'}, {n: translate({id: 'search'})})")).toBe(
      `${interpolation}\nconst text = $interpolate("{n} résultats", {n: "Rechercher"});`,
    );
  });

  it('may be the default of a parameter', () => {
    expect(place(`${imports}const f = ({label = translate({id: 'search'})}) => label;`)).toBe(
      '\nconst f = ({label = "Rechercher"}) => label;',
    );
  });

  it('keeps a text that is handed on only where the language has none', () => {
    expect(placed("translate({id: 'search', message: title})")).toBe('\nconst text = "Rechercher";');
    expect(placed("translate({id: 'x', message: title})")).toBe('\nconst text = (title ?? "x");');
    expect(placed("translate({id: 'search', message: translate({id: 'found'})})")).toBe('\nconst text = "Rechercher";');
  });

  it.each([
    ['a computed id', 'translate({id: `color.${name}`})'],
    ['a computed text', "translate({id: 'x', message: name()})"],
    ['a text alone that is handed on', 'translate({message: title})'],
    ['what is spread', "translate({...message, id: 'search'})"],
    ['a message from elsewhere', 'translate(message)'],
    ['a computed key', "translate({['id']: 'search'})"],
  ])('is left alone with %s', (_, call) => {
    expect(placed(call)).toBe(`${imports}const text = ${call};`);
  });

  it('keeps the import that others need', () => {
    expect(place(`${imports}f(translate({id: 'search'}), translate({id: x}));`)).toBe(
      `${imports}f("Rechercher", translate({id: x}));`,
    );
    expect(place(`${imports}f(translate({id: 'search'}), {Translate});`)).toBe(
      `${imports}f("Rechercher", {Translate});`,
    );
  });
});

describe('an element <Translate>', () => {
  const placed = (element: string): string => place(`${imports}${runtime}_jsx('p', {children: ${element}});`);

  it('is its text', () => {
    expect(placed("_jsx(Translate, {id: 'search', description: 'A button', children: 'Search'})")).toBe(
      `\n${runtime}_jsx('p', {children: "Rechercher"});`,
    );
  });

  it('keeps its values, and the texts in them', () => {
    const link = "_jsx('a', {children: _jsx(Translate, {id: 'search'})})";
    expect(placed(`_jsx(Translate, {id: 'by', values: {name: ${link}}, children: 'By {name}'})`)).toBe(
      `${interpolation}\n${runtime}_jsx('p', {children: ` +
        `_jsx($Interpolate, {children: "De {name}", values: {name: _jsx('a', {children: "Rechercher"})}})});`,
    );
  });

  it('keeps its key', () => {
    expect(placed("_jsx(Translate, {id: 'search'}, name)")).toContain(
      '_jsx($Interpolate, {children: "Rechercher", }, name)',
    );
  });

  it.each([
    ['computed children', "_jsx(Translate, {id: 'x', children: name})"],
    ['several children', "_jsxs(Translate, {id: 'x', children: ['a', name]})"],
    ['attributes from elsewhere', '_jsx(Translate, props)'],
  ])('is left alone with %s', (_, element) => {
    expect(placed(element)).toContain(element);
  });

  it('is one only where JSX makes it', () => {
    const source = `${imports}${runtime}register(Translate, {id: 'search'});`;
    expect(place(source)).toBe(source);
  });
});

describe('CommonJS', () => {
  it.each([
    ["const Translate_1 = require('@docusaurus/Translate');"],
    ["const Translate_1 = __importDefault(require('@docusaurus/Translate'));"],
  ])('is read, too: %s', (statement) => {
    const jsx = "const runtime = require('react/jsx-runtime');";
    expect(
      place(
        `"use strict";${statement}${jsx}f((0, Translate_1.translate)({id: 'search'}), ` +
          `(0, Translate_1.translate)({id: 'found'}, {n}), (0, runtime.jsx)(Translate_1.default, {id: 'search'}));`,
      ),
    ).toBe(
      `"use strict";${jsx}f("Rechercher", require('@docusaurus/Interpolate').interpolate("{n} résultats", {n}), "Rechercher");`,
    );
  });
});

it.each([
  [
    'a function of the same name',
    "import {translate} from './mine';translate({id: 'search'}); // @docusaurus/Translate",
  ],
  ['a parameter of the same name', `${imports}const f = (translate) => translate({id: 'search'});`],
  ['a variable of the same name', `${imports}function f() { const {translate} = g; translate({id: 'search'}); }`],
  ['a comment', "// import from '@docusaurus/Translate'\ntranslate({id: 'search'});"],
])('%s is left alone', (_, source) => {
  expect(place(source)).toBe(source);
});
