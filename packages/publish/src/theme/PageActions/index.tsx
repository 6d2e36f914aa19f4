import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react';
import made from '@generated/lectern-publish/default/made.json';
import {twinOf} from '@lectern/publish/twins/addresses';
import {printAddress} from '@lectern/publish/print/addresses';
import styles from './styles.module.css';

const FacingPages = lazy(() => import('@theme/FacingPages'));

type State = 'ready' | 'copied' | 'failed';

/**
 * Hands out a doc: as Markdown, by its twin, which is fetched when it is asked for; and
 * on paper, alone or with its whole section, by a page of its own.
 */
export default function PageActions({permalink}: {permalink: string}): ReactNode {
  const [state, setState] = useState<State>('ready');
  // The permalink of an index file ends in a slash, its address does not.
  const twin = twinOf(permalink.replace(/\/$/, ''));

  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = window.setTimeout(() => setState('ready'), 2500);
    return () => window.clearTimeout(timer);
  }, [state]);

  const section = useSectionOnPaper();

  // Both are made of the finished site: the preview has none.
  if (process.env.NODE_ENV === 'development') return null;

  return (
    <div
      className={`page-actions ${styles.actions}`}
      role="group"
      aria-label={translate({
        id: 'pageActions.label',
        message: 'This page',
        description: 'Name of the group of buttons above the title of a doc',
      })}
    >
      <span role="status" className={styles.status}>
        {state === 'copied' && (
          <Translate id="pageActions.copied" description="What the button says for a moment after the page was copied">
            Copied
          </Translate>
        )}
        {state === 'failed' && (
          <Translate
            id="pageActions.failed"
            description="What the button says when the page could not be fetched or copied"
          >
            Could not copy
          </Translate>
        )}
      </span>
      {made.twins && (
        <>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              copy(twin).then(
                () => setState('copied'),
                () => setState('failed'),
              );
            }}
          >
            <Translate id="pageActions.copy" description="Button that copies the Markdown of the page to the clipboard">
              Copy page
            </Translate>
          </button>
          <a href={twin}>
            <Translate id="pageActions.view" description="Link to the Markdown of the page">
              View as Markdown
            </Translate>
          </a>
        </>
      )}
      <button type="button" className={styles.action} onClick={() => window.print()}>
        <Translate id="pageActions.print" description="Button that opens the print dialog of the browser">
          Print this page
        </Translate>
      </button>
      {made.print && section && (
        <a href={section}>
          <Translate id="pageActions.printSection" description="Link to all pages of the section on one, for printing">
            Print this section
          </Translate>
        </a>
      )}
      <FacingLinks permalink={permalink} />
    </div>
  );
}

/** To this page beside itself in another language: loaded when its address asks for it. */
function FacingLinks({permalink}: {permalink: string}): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {search} = useLocation();
  // The page was built without a query.
  const asked = useIsBrowser() ? new URLSearchParams(search).get('facing') : null;
  const others = locales.filter((locale) => locale !== currentLocale);
  if (!made.facing || others.length === 0) return null;
  return (
    <>
      {others.map((locale) => (
        <Link
          key={locale}
          to={`${permalink}?facing=${locale}`}
          rel="nofollow"
          className={styles.action}
          data-needs-scripts="?facing"
        >
          <Translate id="pageActions.facing" description="Link to the page beside its translation">
            Facing pages
          </Translate>
          {others.length > 1 && ` (${localeConfigs[locale]!.label})`}
        </Link>
      ))}
      {asked && others.includes(asked) && (
        <Suspense>
          <FacingPages language={asked} />
        </Suspense>
      )}
    </>
  );
}

/** The nearest category around this page, all on one page. */
function useSectionOnPaper(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const category = useSidebarBreadcrumbs()?.findLast((item) => item.type === 'category');
  return category && printAddress(category, baseUrl);
}

async function copy(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  // Safari lets a page write only while it handles the click: it is given the promise, not the text.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  // A browser that refuses to write does not wait for it: what becomes of it is nobody's concern then.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
