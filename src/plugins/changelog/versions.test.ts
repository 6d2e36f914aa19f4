import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {versionsOf, type Version} from './versions';

/** `1.1.0 minor a, b: Says more.` */
const said = (versions: Version[]): string[] =>
  versions.flatMap(({number = 'next', changes}) =>
    changes.map(({level = '', packages, content}) => `${number} ${level} ${packages.join()}: ${toString(content)}`),
  );

const first = '## 1.0.0\n\nThe first version.\n';

it('lists what versions change, the newest first, and one change of several packages once', () => {
  const minor = '### Minor Changes\n\n- 1a2b3c4: Says `more`.\n- Without a hash.\n\n';
  const changelogs = {
    '@acme/a': `# Changelog\n\n## 1.10.0\n\n${minor}### Patch Changes\n\n- Updated dependencies [1a2b3c4]\n  - @acme/b@1.10.0\n\n## 1.9.0\n\n### Major Changes\n\n- 9f8e7d6: Takes no x.\n\n${first}`,
    '@acme/b': `# Changelog\n\n## 1.10.0\n\n### Minor Changes\n\n- 1a2b3c4: Says \`more\`.\n\n${first}`,
  };
  expect(said(versionsOf(changelogs, []))).toEqual([
    '1.10.0 minor @acme/a,@acme/b: Says more.',
    '1.10.0 minor @acme/a: Without a hash.',
    '1.9.0 major @acme/a: Takes no x.',
    '1.0.0  @acme/a,@acme/b: The first version.',
  ]);
});

it('begins with what waits for the next version, by what it asks of a site', () => {
  const waiting = ["---\n'@acme/a': patch\n'@acme/b': minor\n---\n\nSays more.\n", '# About this folder\n'];
  expect(said(versionsOf({'@acme/a': first}, waiting))).toEqual([
    'next minor @acme/a,@acme/b: Says more.',
    '1.0.0  @acme/a: The first version.',
  ]);
});

it('keeps the form of a text and drops its places', () => {
  const [{changes}] = versionsOf({a: '## 1.0.0\n\nSays `more`.\n'}, []) as [Version];
  expect(changes[0]!.content).toEqual([
    {
      type: 'paragraph',
      children: [
        {type: 'text', value: 'Says '},
        {type: 'inlineCode', value: 'more'},
        {type: 'text', value: '.'},
      ],
    },
  ]);
});
