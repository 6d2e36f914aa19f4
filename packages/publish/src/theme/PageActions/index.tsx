import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazy, type ReactNode, Suspense} from 'react';
import made from '@generated/lectern-publish/default/made.json';
import {twinOf} from '@lectern/publish/twins/addresses';
import {printAddress} from '@lectern/publish/print/addresses';
import IconExternalLink from '@theme/Icon/ExternalLink';
import CopyPage from './CopyPage';
import Menu from './Menu';
import styles from './styles.module.css';

const FacingPages = lazy(() => import('@theme/FacingPages'));

/**
 * Hands out a doc, beside its title: as Markdown, by its twin, which is fetched when it is asked for; and in a menu on
 * paper, alone or with its whole section, beside its translation, and to edit.
 */
export default function PageActions({permalink, editUrl}: {permalink: string; editUrl?: string | null}): ReactNode {
  // The permalink of an index file ends in a slash, its address does not.
  const twin = twinOf(permalink.replace(/\/$/, ''));
  const section = useSectionOnPaper();
  const languages = useOtherLanguages();

  // All but the link to edit is made of the finished site: the preview has none.
  if (process.env.NODE_ENV === 'development') return null;

  return (
    <div
      className={`page-actions ${styles.actions}`}
      role="group"
      // What a search has found is not in here.
      data-no-highlight=""
      aria-label={translate({
        id: 'pageActions.label',
        message: 'This page',
        description: 'Name of the group of buttons beside the title of a doc',
      })}
    >
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

/** This page beside itself in another language: loaded when its address asks for it. */
function Facing({languages}: {languages: string[]}): ReactNode {
  const {search} = useLocation();
  // The page was built without a query.
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

/** The nearest category around this page, all on one page. */
function useSectionOnPaper(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const category = useSidebarBreadcrumbs()?.findLast((item) => item.type === 'category');
  return category && printAddress(category, baseUrl);
}
