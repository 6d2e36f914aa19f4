import {type Config, createConfig} from '@redocly/openapi-core';
import type {Level} from '../types';
import {ownRules} from '../levels';

/** Redocly with its strict recommendations, and with what the site asks for besides. */
export function linterConfig(levels: Record<string, Level>): Promise<Config> {
  const asked = Object.entries(levels).filter(([rule]) => !ownRules.includes(rule));
  return createConfig({
    extends: ['recommended-strict'],
    rules: {
      // The address of the sample server must be one that cannot answer.
      'no-server-example.com': 'off',
      ...Object.fromEntries(asked.map(([rule, level]) => [rule, level === 'off' ? 'off' : 'error'] as const)),
    },
  });
}

/** The names of its rules for OpenAPI. */
export async function linterRules(): Promise<string[]> {
  const {rules} = await createConfig({extends: ['recommended-strict']});
  return Object.keys(rules.oas3_1);
}
