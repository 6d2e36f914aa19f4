import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {decoded} from '@lectern/kit/decoded';
import {textOfCode} from '@lectern/kit/textOfCode';
import {chooseOnBoth} from '@lectern/publish/facing/chooseOnBoth';
import {level} from '@lectern/publish/facing/level';
import {lightUp} from '@lectern/publish/facing/lightUp';
import {copyButton, type FacedPage, readFacedPage} from '@lectern/publish/facing/readFacedPage';
import {faceSections, type Row} from '@lectern/publish/facing/sections';
import {sideInView, turnTo} from '@lectern/publish/facing/turnTo';
import {useLeadOn} from '@lectern/publish/facing/useLeadOn';
import Logo from '@theme/Logo';
import {
  type CSSProperties,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import styles from './styles.module.css';

/** Milliseconds: what takes longer is said to be loading. */
const patience = 1000;

/** The doc in two languages side by side, over the page, while the URL has `?facing=…`. */
export default function FacingPages({language}: {language: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const [pages, setPages] = useState<FacedPage[]>();
  const [isLost, setLost] = useState(false);
  const [side, setSide] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useLeave();
  const reading = useReading();
  const leadOn = useLeadOn([i18n.currentLocale, language], language);
  const languages = [i18n.currentLocale, language].map((name) => i18n.localeConfigs[name]!);

  useEffect(() => {
    let section = '';
    const cover = (): void => {
      if (!dialog.current || dialog.current.open) return;
      section = decoded(window.location.hash.slice(1)) || sectionInView(ofPage);
      dialog.current.showModal();
      // Focuses the dialog, not its close button, so that arrow keys scroll.
      dialog.current.focus();
      document.documentElement.dataset.facing = '';
    };
    // Until both are there, the page can be read.
    const whenSlow = setTimeout(cover, patience);
    fetchBoth([language, languages[1]!.htmlLang], leadOn).then(
      (both) => {
        cover();
        flushSync(() => setPages(both));
        requestAnimationFrame(() => {
          document.getElementById(ofView.prefix + section)?.scrollIntoView();
          reading.begin();
        });
      },
      () => {
        cover();
        setLost(true);
      },
    );
    return () => {
      clearTimeout(whenSlow);
      delete document.documentElement.dataset.facing;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time that it is opened
  }, []);

  useEffect(() => {
    if (!pages) return;
    const view = dialog.current!;
    let next = 0;
    // Once for all folds that open at the beginning, of which each says so.
    const again = (): void => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => level(view));
    };
    const choose = ({target}: Event): void => {
      if (chooseOnBoth(view, target as Element)) again();
    };
    level(view);
    // React does not know the elements of these pages. `toggle` doesn't bubble, so it is captured.
    view.addEventListener('change', choose);
    view.addEventListener('toggle', choose, true);
    window.addEventListener('resize', again);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      cancelAnimationFrame(next);
      view.removeEventListener('change', choose);
      view.removeEventListener('toggle', choose, true);
      window.removeEventListener('resize', again);
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [pages]);

  const rows = pages && faceSections(pages[0]!.sections, pages[1]!.sections);
  const title = translate({
    id: 'facingPages.label',
    message: 'Facing pages',
    description: 'Name of the view of a doc in two languages side by side',
  });
  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.view}
      aria-label={title}
      onScroll={({currentTarget}) => {
        reading.goOn();
        setSide(sideInView(currentTarget));
      }}
      onPointerOver={light}
      onFocus={light}
      onClose={leave}
    >
      <form method="dialog" className={styles.head}>
        {languages.map(({label, htmlLang}, at) => (
          <div key={htmlLang}>
            {at === 0 && <Logo className={styles.home} imageClassName={styles.mark} titleClassName={styles.name} />}
            <span lang={htmlLang}>{label}</span>
            <button
              type="button"
              className="clean-btn"
              lang={htmlLang}
              aria-pressed={at === side}
              onClick={() => turnTo(dialog.current!, at)}
            >
              {label}
            </button>
          </div>
        ))}
        <button type="submit" className="button button--secondary button--sm">
          <span>
            <Translate id="facingPages.leave" description="Button that closes the view in two languages">
              Back to one language
            </Translate>
          </span>
        </button>
      </form>
      <p role="status" className={styles.status}>
        {isLost ? <Lost /> : <Summary rows={rows} pages={pages} names={languages.map(({label}) => label)} />}
      </p>
      {rows?.map((row) => (
        <div
          key={row.id}
          className={row.blocks ? `${styles.row} ${styles.aligned}` : styles.row}
          style={{'--blocks': row.blocks} as CSSProperties}
        >
          {[row.left, row.right].map((html, at) => (
            <Side key={at} html={html} language={languages[at]!} />
          ))}
        </div>
      ))}
      {pages?.[0]?.neighbours && (
        <div className={styles.neighbours} dangerouslySetInnerHTML={{__html: pages[0].neighbours}} />
      )}
    </dialog>,
    document.body,
  );
}

const light = ({currentTarget, target}: SyntheticEvent): void => lightUp(currentTarget, target as Element);

function Side({
  html,
  language,
}: {
  html?: string;
  language: {htmlLang: string; direction: string; label: string};
}): ReactNode {
  if (html !== undefined) {
    return (
      <div
        className="markdown"
        data-language={language.label}
        lang={language.htmlLang}
        dir={language.direction}
        onClick={({target}) => void copyCode(target as Element)}
        // HTML from the site's own build.
        dangerouslySetInnerHTML={{__html: html}}
      />
    );
  }
  return (
    <p className={styles.missing}>
      <Translate
        id="facingPages.missing"
        description="Stands in place of a section that only the other page has"
        values={{language: language.label}}
      >
        {'{language}: this section is missing.'}
      </Translate>
    </p>
  );
}

function Summary({rows, pages, names}: {rows?: Row[]; pages?: FacedPage[]; names: string[]}): ReactNode {
  if (!rows || !pages) {
    return (
      <Translate id="facingPages.loading" description="Stands there until both pages have arrived">
        Loading both pages…
      </Translate>
    );
  }
  if (pages[0]!.text === pages[1]!.text) {
    return (
      <Translate id="facingPages.same" description="Says that the other page is not a translation">
        Both pages say the same: this page has not been translated.
      </Translate>
    );
  }
  const missing = [rows.filter(({left}) => left === undefined), rows.filter(({right}) => right === undefined)];
  return missing
    .flatMap(({length}, at) =>
      length === 0
        ? []
        : translate(
            {
              id: 'facingPages.count',
              message: '{language}: {count} of {all} sections missing',
              description: 'How much of a page a language lacks',
            },
            {language: names[at]!, count: length, all: rows.length},
          ),
    )
    .join(' · ');
}

function Lost(): ReactNode {
  return (
    <Translate id="facingPages.lost" description="Says that one of the pages could not be fetched">
      One of the pages could not be loaded. Go back and try again.
    </Translate>
  );
}

/** The button is one of the built page, so no component answers it. */
async function copyCode(target: Element): Promise<void> {
  const button = target.closest(copyButton);
  const code = button?.closest('.theme-code-block')?.querySelector('pre');
  const status = button?.querySelector<HTMLElement>('[role=status]');
  if (!code || !status) return;
  await navigator.clipboard.writeText(textOfCode(code));
  status.lang = document.documentElement.lang;
  status.textContent = translate({id: 'theme.CodeBlock.copied', message: 'Copied'});
  setTimeout(() => (status.textContent = ''), 1500);
}

/** Removes `?facing=…` from the URL, so that the Back button leads to the page as it was. */
function useLeave(): () => void {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  return () => {
    const others = new URLSearchParams(search);
    others.delete('facing');
    history.push({pathname, search: others.toString(), hash});
  };
}

/** The URL of this page in another language, from the `hreflang` links in its head. */
function addressIn(names: string[]): string {
  const selector = names.map((name) => `link[rel="alternate"][hreflang="${name}"]`).join();
  const link = document.querySelector<HTMLLinkElement>(selector);
  if (!link) throw new Error(`The page names no translation into “${names[0]}”.`);
  return new URL(link.href).pathname;
}

type LeadOn = (href: string) => string;

async function fetchBoth(names: string[], leadOn: LeadOn[]): Promise<FacedPage[]> {
  const addresses = [window.location.pathname, addressIn(names)];
  return Promise.all(addresses.map((address, at) => fetchPage(address, `facing-${at}-`, leadOn[at]!)));
}

async function fetchPage(address: string, prefix: string, leadOn: LeadOn): Promise<FacedPage> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return readFacedPage(await response.text(), prefix, leadOn);
}

/** Where the headings of the page itself are, and what their ids begin with; then those of its text in the view. */
const ofPage = {headings: 'article .markdown', prefix: ''};
const ofView = {headings: 'dialog .markdown', prefix: 'facing-0-'};

/** Notes the sections read first and last in the view: if they differ, the page is left at the last one. */
function useReading(): {begin: () => void; goOn: () => void} {
  const read = useRef({first: '', last: ''});
  useLayoutEffect(
    () => () => {
      const {first, last} = read.current;
      if (first === last) return;
      // After the browser itself has gone back to where the page was.
      requestAnimationFrame(() => {
        if (last) document.getElementById(last)?.scrollIntoView();
        else window.scrollTo(0, 0);
      });
    },
    [],
  );
  return {
    begin() {
      read.current.first = read.current.last = sectionInView(ofView);
    },
    goOn() {
      read.current.last = sectionInView(ofView);
    },
  };
}

/** The anchor of the section at the top of the window. */
function sectionInView({headings, prefix}: typeof ofPage): string {
  const all = [...document.querySelectorAll(`${headings} :is(h2, h3, h4)[id^="${prefix}"]`)];
  const last = all.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3);
  return last?.id.slice(prefix.length) ?? '';
}
