import {expect, it} from 'vitest';
import {highlight} from './highlight';

/** `<command>`, [option]. */
const told = (code: string): string =>
  highlight(code, 'bash')
    .replaceAll(/<span class="token function">(.*?)<\/span>/g, '‹$1›')
    .replaceAll(/<span class="token parameter[^"]*">(.*?)<\/span>/g, '[$1]')
    .replaceAll(/<\/?span[^>]*>/g, '');

it.each([
  ['brew install node git', '‹brew› install node git'],
  ['npm test --silent -- -x', '‹npm› test [--silent] -- [-x]'],
  ['NODE_OPTIONS=--max-old-space-size=4096 npm run build', 'NODE_OPTIONS=--max-old-space-size=4096 ‹npm› run build'],
  ['cat a | sort -u && cd docs; ./run.sh', '‹cat› a | ‹sort› [-u] &amp;&amp; ‹cd› docs; ‹./run.sh›'],
  ['sudo apt install git', '‹sudo› ‹apt› install git'],
  ['docker run \\\n  nginx', '‹docker› run \\\n  nginx'],
  ['echo "say npm" npm # npm', '‹echo› "say npm" npm # npm'],
  ['for page in *.md; do cat "$page"; done', 'for page in *.md; do ‹cat› "$page"; done'],
  ['# npm test\ngit log', '# npm test\n‹git› log'],
])('tells command, option and argument apart in %j', (code, expected) => {
  expect(told(code).replaceAll('&amp;', '&')).toBe(expected.replaceAll('&amp;', '&'));
});
