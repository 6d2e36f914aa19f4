import type {Code, Root} from 'mdast';
import convert from 'npm-to-yarn';
import {SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {block} from '../mdx/jsx';
import {checkName, type Place} from '../tabs/tabs';

const managers = [
  {value: 'npm', label: 'npm'},
  {value: 'yarn', label: 'Yarn'},
  {value: 'pnpm', label: 'pnpm'},
] as const;

type Manager = (typeof managers)[number]['value'];

/**
 * Shows a command for each package manager.
 *
 *   ```bash npm2yarn
 *   npm install
 *   ```
 *
 * becomes a set of tabs with `npm install`, `yarn install` and `pnpm install`. Where a site has a plugin of its own for
 * this, nothing is left to do.
 */
export default function packageManagers(site: Place) {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, 'code', (node: Code, index, parent) => {
      if (!/(?:^|\s)npm2yarn(?:\s|$)/.test(node.meta ?? '')) return undefined;
      const meta = node.meta!.replace('npm2yarn', '').trim() || null;
      const items = managers.map(({value, label}) =>
        block('TabItem', {value, label}, [{...node, meta, value: translate(node, value, file)}]),
      );
      const set = block('Tabs', {groupId: 'package-manager', queryString: true}, items);
      set.position = node.position;
      checkName(set, 'package-manager', file, site);
      parent!.children[index!] = set;
      return SKIP;
    });
  };
}

function translate(node: Code, manager: Manager, file: VFile): string {
  if (manager === 'npm') return node.value;
  return node.value
    .split('\n')
    .map((line, index) =>
      line
        .split(/( && |^\$ )/)
        .map((part) => {
          const command = commandFor(part, manager);
          if (command !== undefined) return command;
          const line = (node.position?.start.line ?? 0) + index + 1;
          throw authorError(
            file,
            {position: {start: {line, column: 1}}},
            `“${part}” has no counterpart in ${manager}.`,
            'Remove “npm2yarn”, and write the commands in tabs.',
          );
        })
        .join(''),
    )
    .join('\n');
}

/** Commands that the library doesn't convert. */
const others: Record<string, Record<Exclude<Manager, 'npm'>, string>> = {
  'npm ci': {yarn: 'yarn install --immutable', pnpm: 'pnpm install --frozen-lockfile'},
};

function commandFor(text: string, manager: Exclude<Manager, 'npm'>): string | undefined {
  if (!/^(?:npm|npx)\b/.test(text)) return text;
  const command = others[text]?.[manager] ?? convert(text, manager);
  return command.includes("couldn't auto-convert") ? undefined : command;
}
