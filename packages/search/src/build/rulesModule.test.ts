import {expect, it} from 'vitest';
import {rulesModule} from './rulesModule';

/** What the module takes its rules from. */
const sourcesOf = (language: string): string[] =>
  [...rulesModule(language).matchAll(/ from ".*\/(.*)"/g)].map(([, file]) => file as string);

it.each([
  ['en', ['en']],
  ['fr-CA', ['fr']],
  ['de', ['lunr.de.js', 'fromLunr']],
  ['pt-BR', ['lunr.pt.js', 'fromLunr']],
  ['nb', ['lunr.no.js', 'fromLunr']],
  ['cs', ['rules']],
])('the scripts of %s have its own rules only', (language, files) => expect(sourcesOf(language)).toEqual(files));
