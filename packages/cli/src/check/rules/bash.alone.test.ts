import {spawnSync} from 'node:child_process';
import {expect, it, vi} from 'vitest';
import {siteOf} from '../../settings/site';
import {readPage} from '../page';
import {checkSamples} from './samples';

vi.mock('node:child_process', {spy: true});

it('starts one Bash for all samples, and none for those that it has read before', () => {
  const samples = ['echo "one', 'echo two', 'if three', 'echo "four ’\n"', 'cat <<END\nfive\nEND', 'six; }'];
  const text = samples.map((sample) => `\`\`\`bash\n${sample}\n\`\`\`\n`).join('');
  const page = readPage({file: 'docs/a.md', kind: 'doc', language: 'en', key: 'a.md', text}, siteOf({dir: '.'}));
  const read = (): string[] => checkSamples([page]).map(({line, message}) => `${line}: ${message}`);
  const problems = [
    expect.stringMatching(/^1: This bash cannot be read: .*"/),
    expect.stringMatching(/^7: .*end of file/),
    expect.stringMatching(/^19: .*}/),
  ];
  expect(read()).toEqual(problems);
  expect(read()).toEqual(problems);
  expect(spawnSync).toHaveBeenCalledTimes(1);
});
