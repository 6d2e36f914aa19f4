import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazy, type ReactNode, Suspense, useEffect, useRef} from 'react';
import made from '@generated/lectern-publish/default/made.json';
import {twinOf} from '@lectern/publish/twins/addresses';
import {printAddress} from '@lectern/publish/print/addresses';
import IconExternalLink from '@theme/Icon/ExternalLink';
import CopyPage from './CopyPage';
import Menu, {idOfList} from './Menu';
import styles from './styles.module.css';

const FacingPages = lazy(() => import('@theme/FacingPages'));

/**
 * Actions beside the title of a doc: copy its Markdown, which is fetched on demand; and a menu to print it, or its
 * section, to show it beside its translation, and to edit it.
 */
export default function PageActions({permalink, editUrl}: {permalink: string; editUrl?: string | null}): ReactNode {
  // The permalink of an index file ends in a slash, but its URL doesn't.
  const twin = twinOf(permalink.replace(/\/$/, ''));
  const section = useSectionOnPaper();
  const languages = useOtherLanguages();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => closeWhenChosen(group.current?.previousElementSibling), [permalink]);

  // Everything except the edit link needs the built site, so the preview lacks it.
  if (process.env.NODE_ENV === 'development') return null;

  return (
    <div
      ref={group}
      className={`page-actions ${styles.actions}`}
      role="group"
      // Search words aren't marked in here.
      data-no-highlight=""
      aria-label={translate({
        id: 'pageActions.label',
        message: 'This page',
        description: 'Name of the group of buttons beside the title of a doc',
      })}
    >
      {/* Nothing is painted before they are complete: they and the contents beside them would move as more arrives. */}
      <Head>
        <link rel="expect" href={`#${idOfList}`} blocking="render" />
      </Head>
      {made.twins && <CopyPage twin={twin} />}
      <Menu>
        {made.twins && (
          <li>
            <a href={twin} className="dropdown__link">
              <Translate id="pageActions.view" description="Link to the Markdown of the page">
                View as Markdown
              </Translate>
            </a>
          </li>
        )}
        <li>
          <button type="button" className="clean-btn dropdown__link" onClick={() => window.print()}>
            <Translate id="pageActions.print" description="Button that opens the print dialog of the browser">
              Print this page
            </Translate>
          </button>
        </li>
        {made.print && section && (
          <li>
            <a href={section} className="dropdown__link">
              <Translate
                id="pageActions.printSection"
                description="Link to all pages of the section on one, for printing"
              >
                Print this section
              </Translate>
            </a>
          </li>
        )}
        {languages.map(({locale, label}) => (
          <li key={locale}>
            <Link
              to={`${permalink}?facing=${locale}`}
              rel="nofollow"
              className="dropdown__link"
              data-needs-scripts="?facing"
            >
              <Translate id="pageActions.facing" description="Link to the page beside its translation">
                Facing pages
              </Translate>
              {languages.length > 1 && ` (${label})`}
            </Link>
          </li>
        ))}
        {editUrl && (
          <li>
            <Link to={editUrl} target="_blank" rel="noopener noreferrer" className="dropdown__link">
              <Translate id="theme.common.editThisPage">Edit this page</Translate>
              <IconExternalLink width={12} height={12} />
            </Link>
          </li>
        )}
      </Menu>
      <Facing languages={languages.map(({locale}) => locale)} />
    </div>
  );
}

/** Contents that lie over the text would hide what is chosen in them. */
function closeWhenChosen(contents: Element | null | undefined): (() => void) | undefined {
  if (!contents?.matches('.theme-doc-toc-mobile')) return undefined;
  const onClick = ({target}: Event): void => {
    const list = (target as Element).closest('a') && contents.children[1];
    if (list && getComputedStyle(list).position === 'absolute') contents.querySelector('button')?.click();
  };
  contents.addEventListener('click', onClick);
  return () => contents.removeEventListener('click', onClick);
}

/** The page beside itself in another language: loaded if the URL asks for it. */
function Facing({languages}: {languages: string[]}): ReactNode {
  const {search} = useLocation();
  // The HTML was rendered without a query.
  const asked = useIsBrowser() ? new URLSearchParams(search).get('facing') : null;
  if (!asked || !languages.includes(asked)) return null;
  return (
    <Suspense>
      <FacingPages language={asked} />
    </Suspense>
  );
}

function useOtherLanguages(): {locale: string; label: string}[] {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  if (!made.facing) return [];
  return locales
    .filter((locale) => locale !== currentLocale)
    .map((locale) => ({locale, label: localeConfigs[locale]!.label}));
}

/** The print page of the nearest category around this page. */
function useSectionOnPaper(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const category = useSidebarBreadcrumbs()?.findLast((item) => item.type === 'category');
  return category && printAddress(category, baseUrl);
}
