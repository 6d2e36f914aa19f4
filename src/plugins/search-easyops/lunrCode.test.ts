import {expect, it} from 'vitest';
import {lunrCode} from './lunrCode';

it.each([
  ['en', undefined],
  ['fr', 'fr'],
  ['pt-BR', 'pt'],
  ['nb', 'no'],
  ['zh-Hans', 'zh'],
  ['cs', undefined],
])('the index of %s is made by the rules of %s', (language, code) => expect(lunrCode(language)).toBe(code));
