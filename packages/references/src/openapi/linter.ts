import {type Config, createConfig} from '@redocly/openapi-core';
import type {Level} from '../types';
import {ownRules} from '../levels';

/** Redocly with its strict recommendations, and the levels of the site. */
export function linterConfig(levels: Record<string, Level>): Promise<Config> {
  const asked = Object.entries(levels).filter(([rule]) => !ownRules.includes(rule));
  return createConfig({
    extends: ['recommended-strict'],
    rules: {
      // Servers in samples must not exist, so `example.com` is right.
      'no-server-example.com': 'off',
      ...Object.fromEntries(asked.map(([rule, level]) => [rule, level === 'off' ? 'off' : 'error'] as const)),
    },
  });
}

/** The names of Redocly's rules for OpenAPI. */
export async function linterRules(): Promise<string[]> {
  const {rules} = await createConfig({extends: ['recommended-strict']});
  return Object.keys(rules.oas3_1);
}
