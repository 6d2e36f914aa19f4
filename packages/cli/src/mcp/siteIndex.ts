import {textUrl} from '@lectern/search/shared/pageText';
import type {PageHit, Result, VersionPath} from '@lectern/search/shared/types';
import {forAWhile} from './forAWhile';
import {IndexThread} from './indexThread';
import type {Loaded} from './indexWork';
import type {LanguagePart} from './siteMap';
import type {Source} from './source';
import {urlWithin} from './within';

/** Limits in bytes: an index takes about 0.6 KiB for a page, and the text of one page seldom more than 100 KiB. */
const limits = {index: 32 * 2 ** 20, text: 2 ** 20};

/** The search index of a site in one language, with the same engine as in the browser. */
export class SiteIndex {
  private readonly thread = new IndexThread();
  private readonly load: () => Promise<Loaded>;

  constructor(
    private readonly source: Source,
    {base, versions}: Pick<LanguagePart, 'base' | 'versions'>,
  ) {
    const paths = versions.map(({name, path}): VersionPath => [name, path]);
    const read = (file: string): Promise<string> => source.read(new URL(file, base), limits.index);
    this.load = forAWhile(
      async () => {
        const [docs, index] = await Promise.all([read('search-docs.json'), read('search-index.json')]);
        return this.thread.run('load', {docs, index, versions: paths});
      },
      () => this.thread.isAlive,
    );
  }

  async pages(): Promise<Loaded['pages']> {
    return (await this.load()).pages;
  }

  async search(query: string, version: string | undefined, limit: number): Promise<Result> {
    await this.load();
    return this.thread.run('search', {query, options: {limit, version}});
  }

  /** The passage of a hit about the words; undefined if the text of its page can't be read. */
  async excerpt({url, title, sections}: PageHit, {words, rarities}: Result, base: URL): Promise<string> {
    const anchors = sections.map((section) => ({
      heading: section.heading,
      anchor: decodeURIComponent(section.url.split('#')[1] ?? ''),
    }));
    try {
      const {language} = await this.load();
      const address = textUrl(url, base.pathname, new URL('assets/search/*.json', base).pathname);
      const text = await this.source.read(urlWithin(address, this.source.base), limits.text);
      const options = {language, title, sections: anchors, rarities, length: 300};
      return await this.thread.run('excerpt', {text, words, options});
    } catch {
      return '';
    }
  }

  end(): void {
    this.thread.end();
  }
}
