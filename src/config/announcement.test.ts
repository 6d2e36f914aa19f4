import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'announcement.ts'), 'utf8');
const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

it.each(['docs', french].flatMap((folder) => [`${folder}/configuration.md`, `${folder}/advanced/notifications.md`]))(
  '%s shows the file as it is',
  (page) => {
    const text = readFileSync(path.join(import.meta.dirname, '../..', page), 'utf8');
    const [, shown] = /```ts title="src\/config\/announcement\.ts"\n(.*?)```/s.exec(text) ?? [];
    expect(shown).toBe(source);
  },
);
