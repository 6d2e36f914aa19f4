import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchLink from '@theme/SearchLink';
import {useEffect, useState, type ReactNode} from 'react';
import {belowBase, closestPages, wordsOf, type Page} from '@lectern/theme/notFound/closestPages';
import {onceOfVersions} from '@lectern/theme/notFound/onceOfVersions';
import {startPages} from '@lectern/theme/notFound/startPages';
import styles from './styles.module.css';

interface OtherLanguage {
  label: string;
  htmlLang: string;
  href: string;
}

/** Ways on from an address that leads nowhere: home, a search for its words, the other language, pages much like it or to begin with. */
export default function NotFoundHelp(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig, i18n} = useDocusaurusContext();
  const allDocs = useAllDocsData();
  const [found, setFound] = useState<{path: string; closest: Page[]; starts: Page[]; others: OtherLanguage[]}>();

  // The page is made before anyone asks for an address: only the browser knows it.
  useEffect(() => {
    let isCurrent = true;
    const path = belowBase(pathname, siteConfig.baseUrl);
    const docs = Object.values(allDocs).map(({versions}) =>
      versions.map((version) => ({...version, path: belowBase(version.path, siteConfig.baseUrl)})),
    );
    const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
    const search = async (): Promise<void> => {
      const [pages, ...inOthers] = await Promise.all([
        fetchPages(siteConfig.baseUrl),
        ...others.map((locale) => findInLanguage(path, i18n.localeConfigs[locale]!, siteConfig.url)),
      ]);
      const closest = closestPages(path, onceOfVersions(path, pages, docs), smallWords());
      const newest = Object.values(allDocs).flatMap(({versions}) => versions.filter(({isLast}) => isLast));
      const starts = startPages(newest, pages, siteConfig.baseUrl);
      if (isCurrent) setFound({path, closest, starts, others: inOthers.filter((it) => it !== undefined)});
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [pathname, siteConfig, i18n, allDocs]);

  const closest = found?.closest ?? [];
  const starts = (found?.starts ?? []).filter(([start]) => closest.every(([path]) => path !== start));

  return (
    <>
      <div className={styles.ways}>
        <Link to="/" className="button button--primary">
          <Translate id="notFound.home" description="A link from the page for unknown addresses">
            Go to the home page
          </Translate>
        </Link>
        <SearchLink words={found ? wordsOf(found.path).join(' ') : ''} />
      </div>
      {found?.others.map(({label, htmlLang, href}) => (
        <p key={href}>
          <Translate
            id="notFound.otherLanguage"
            description="A link to the same page in another language follows"
            values={{
              language: (
                <a href={href} lang={htmlLang} hrefLang={htmlLang}>
                  {label}
                </a>
              ),
            }}
          >
            {'This page exists in another language: {language}.'}
          </Translate>
        </p>
      ))}
      {closest.length > 0 && (
        <>
          <h2>
            <Translate id="notFound.closest" description="Heading of the pages that resemble an unknown address">
              Perhaps you are looking for
            </Translate>
          </h2>
          <Pages pages={closest} />
        </>
      )}
      {starts.length > 0 && (
        <>
          <h2>
            <Translate id="notFound.starts" description="Heading of pages to begin with, below those that are close">
              Where to start
            </Translate>
          </h2>
          <Pages pages={starts} />
        </>
      )}
    </>
  );
}

function Pages({pages}: {pages: Page[]}): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map(([path, title]) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

const smallWords = (): string =>
  translate({
    id: 'notFound.smallWords',
    message:
      'a an and are as at be by can do for from how if in is it its my no not of on or our so such that the this to us was we what when where which who why will with you your page pages www',
    description: 'Words of URLs and titles that name no subject, for which no page is suggested',
  });

async function findInLanguage(
  path: string,
  {baseUrl, url, label, htmlLang}: {baseUrl: string; url: string; label: string; htmlLang: string},
  ownUrl: string,
): Promise<OtherLanguage | undefined> {
  const base = url === ownUrl ? baseUrl : `${url}${baseUrl}`;
  const clean = path.replace(/(?:\/index)?\.html$|(?<=.)\/$/, '');
  const pages = await fetchPages(base);
  return pages.some(([known]) => known === clean) ? {label, htmlLang, href: `${base}${clean.slice(1)}`} : undefined;
}

/** Written by writePageList.ts. Without it the page still says that nothing was found. */
async function fetchPages(baseUrl: string): Promise<Page[]> {
  try {
    const response = await fetch(`${baseUrl}pages.json`);
    return response.ok ? ((await response.json()) as Page[]) : [];
  } catch {
    return [];
  }
}
