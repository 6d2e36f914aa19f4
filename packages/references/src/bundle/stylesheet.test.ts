import {mkdtemp, readdir, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {withoutExplorer, writeStylesheet} from './stylesheet';

describe('withoutExplorer', () => {
  it('drops rules that only the explorer needs', () => {
    expect(withoutExplorer('.openapi-tabs__code-item--python{a:b}.openapi-schema__name{c:d}')).toBe(
      '.openapi-schema__name{c:d}',
    );
  });

  it('keeps rules that others share, and rules inside media queries', () => {
    const css = '.openapi-explorer,.openapi-markdown{a:b}@media(width){.openapi-schema{c:d}}';
    expect(withoutExplorer(css)).toBe(css);
  });
});

describe('writeStylesheet', () => {
  let folder: string;
  const sources = () => ({theme: path.join(folder, 'theme.scss'), mends: path.join(folder, 'mends.css')});
  const written = () => readdir(path.join(folder, 'assets/css'));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stylesheet-'));
    await writeFile(sources().theme, '$gap: 1px; .openapi-schema { margin: $gap; }');
    await writeFile(sources().mends, '.openapi-schema { margin: 2px; }');
  });

  it('puts our mends behind the styles of the theme', async () => {
    const address = await writeStylesheet(folder, sources());
    expect(await readFile(path.join(folder, address), 'utf8')).toBe(
      '.openapi-schema{margin:1px}\n.openapi-schema{margin:2px}',
    );
  });

  it('names the file after its content and leaves no older one behind', async () => {
    const first = await writeStylesheet(folder, sources());
    expect(await writeStylesheet(folder, sources())).toBe(first);
    await writeFile(sources().mends, '.openapi-schema { margin: 3px; }');
    const second = await writeStylesheet(folder, sources());
    expect(second).not.toBe(first);
    expect(await written()).toEqual([path.basename(second)]);
  });
});
