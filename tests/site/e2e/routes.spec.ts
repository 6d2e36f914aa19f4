/** Every page answers, says what it is, comes to life without a fault, and breaks no rule of axe: `npm run test:a11y:full` looks at all of them in all views. */
import {i18n, prefixOf} from '../../../src/config/i18n';
import {site} from '../../../src/config/site';
import {levels} from '../../../src/settings/levels';
import {findViolations, lookAs, views} from '../../support/axe';
import {doc, post, writtenDocs} from '../../support/kinds';
import {base, languageAt, languages} from '../../support/languages';
import {expect, hydrate, test, watch, type Page} from '../../support/page';
import {pagesWith, sitemapAddresses} from '../../support/sitemap';

/** As many as one test takes. */
const batch = 40;
/** So many at once: each waits for its files more than it works. */
const windows = 3;

const addresses = sitemapAddresses();
/** Colours of the others are those of their kind, which accessibility.spec.ts looks at, or of what they translate. */
const written = new Set([...writtenDocs(), ...pagesWith(post, base)]);

/** Made of the same descriptions as those of the first language, at which axe looks. */
const madeAgain = new Set(
  languages.slice(1).flatMap(({prefix}) => {
    const byHand = new Set(writtenDocs(prefix));
    return pagesWith(doc, prefix).filter((address) => !byHand.has(address));
  }),
);

const batches = Math.ceil(addresses.length / batch);
for (let turn = 0; turn < batches; turn++) {
  const part = addresses.filter((_, index) => index % batches === turn);
  const view = views[turn % views.length]!;
  const how = `${view.mode}, ${view.width} px`;
  test(`${part[0]} and ${part.length - 1} more answer with whole pages, ${how}`, async ({page, browser, baseURL}) => {
    test.setTimeout(300_000);
    const problems: Record<string, unknown> = {};
    const rest = [...part];
    const visit = async (tab: Page): Promise<void> => {
      const faults: string[] = [];
      watch(tab, baseURL!, faults);
      await lookAs(tab, view);
      for (let address = rest.shift(); address !== undefined; address = rest.shift()) {
        const response = await tab.goto(address);
        const before = await identityOf(tab, await response?.text());
        const failure = await hydrate(tab).then(
          () => [],
          (error: Error) => [`is not hydrated: ${error.message}`],
        );
        // React takes the page in parts: what stands around it, and writes a head of its own, comes first.
        const after = async (): Promise<string[]> => differences(await identityOf(tab), identityFor(address));
        await expect
          .poll(after)
          .toEqual([])
          .catch(() => undefined);
        const found = [
          ...differences({...before, status: response?.status()}, {...identityFor(address), status: 200}),
          ...(await after()),
          ...(madeAgain.has(address) ? [] : await findViolations(tab, {contrast: written.has(address)})),
          ...failure,
          ...faults.splice(0),
        ];
        if (found.length > 0) problems[address] = found;
      }
    };
    // Tabs of one window would share its connections and its cache, and only one of them would be in front.
    const others = Array.from({length: Math.min(windows, part.length) - 1}, () => browser.newPage({baseURL}));
    const opened = await Promise.all(others);
    await Promise.all([page, ...opened].map(visit));
    await Promise.all(opened.map((other) => other.close()));
    expect(problems).toEqual({});
  });
}

/** What a page says of itself, or what the HTML of it says. */
const identityOf = (page: Page, html?: string) =>
  page.evaluate(
    ({html, title, isLenient}) => {
      const document = html === undefined ? window.document : new DOMParser().parseFromString(html, 'text/html');
      const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
      return {
        pathname: location.pathname,
        lang: document.documentElement.lang,
        isTitled: /\S/.test(document.title.replace(title, '')) && document.title.includes(title),
        headings: [...document.querySelectorAll('h1')].map((heading) => Boolean(heading.textContent.trim())),
        // The theme says nothing of an author beyond the name.
        isDescribed:
          isLenient || document.documentElement.matches('.blog-authors-posts-page') || /\S{3}/.test(description),
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        alternates: Object.fromEntries(alternates.map(({hreflang, href}) => [hreflang, href]).sort()) as object,
      };
    },
    {html, title: site.title, isLenient: levels.descriptions !== 'error'},
  );

/** What it has to say. */
function identityFor(pathname: string): Awaited<ReturnType<typeof identityOf>> {
  const own = languageAt(pathname);
  const addressIn = (locale: string): string => site.url + base + prefixOf(locale) + pathname.slice(own.prefix.length);
  const alternates = [...languages.map(({locale}) => locale), 'x-default'].map((hreflang) => [
    hreflang,
    addressIn(hreflang === 'x-default' ? i18n.defaultLocale : hreflang),
  ]);
  return {
    pathname,
    lang: own.htmlLang,
    isTitled: true,
    headings: [true],
    isDescribed: true,
    canonical: site.url + pathname,
    alternates: Object.fromEntries(alternates.sort()) as object,
  };
}

function differences(found: Record<string, unknown>, expected: Record<string, unknown>): string[] {
  return Object.entries(expected)
    .map(([name, value]) => [name, JSON.stringify(found[name]), JSON.stringify(value)])
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `${name}: ${one} instead of ${other}`);
}
