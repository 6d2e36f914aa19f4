/** The tokens of a site that sets no colours: those of Infima. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast} from '../../../tests/support/contrasts';

const infima = readFileSync(createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'), 'utf8');
const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The variables of all rules with these selectors, in which the last one wins. */
function variablesOf(...selectors: string[]): Map<string, string> {
  const sheet = `${infima}\n${tokens}`.replace(/\/\*[^]*?\*\//g, '');
  const rules = [...sheet.matchAll(/([^\s{}][^{}]*?)\s*\{([^{}]*)\}/g)];
  const declared = rules
    .filter(([, selector]) => selectors.includes(selector!.replace(/^:where\((.*)\)$/, '$1')))
    .flatMap(([, , body]) => [...body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  return new Map(declared.map(([, name, value]) => [name!, value!]));
}

describe.each([
  ['light', '#fff', variablesOf(':root')],
  ['dark', '#1b1b1d', variablesOf(':root', "html[data-theme='dark']")],
])('in %s mode', (_, page, variables) => {
  const valueOf = (name: string): string => {
    const value = variables.get(name)!;
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return other ? valueOf(other) : value;
  };

  it('what is less important is quieter than text, and can be read on each ground', () => {
    const [ink, quiet] = [valueOf('--lectern-ink'), valueOf('--lectern-ink-2')];
    expect(contrast(quiet, page)).toBeLessThan(0.8 * contrast(ink, page));
    for (const ground of [page, ...['paper', 'paper-2', 'paper-3'].map((name) => valueOf(`--lectern-${name}`))])
      expect(contrast(quiet, ground)).toBeGreaterThan(4.5);
  });
});
