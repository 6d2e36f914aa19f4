import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type Leaf, leaves, openPage} from './openPage';
import styles from './OpenBook.module.css';

/** In the order of the passages of a page. */
const twins = [styles.first, styles.second, styles.third];

/** A page in two languages, as an open book on its lectern: the shape of the logo. Styles show the twin of a passage. */
export default function OpenBook(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const other = leaves.find(({locale}) => locale !== i18n.currentLocale)?.locale;
  return (
    <figure className={styles.book}>
      <div className={styles.spread}>
        {leaves.map((leaf) => (
          <Page key={leaf.locale} leaf={leaf} />
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.hint}>
          <Translate
            id="home.book.hint"
            description="Below the open book of the home page, where there is a pointer: it marks a passage and its translation"
          >
            Point at a passage: its twin lights up.
          </Translate>{' '}
        </span>
        <span className={styles.touch}>
          <Translate
            id="home.book.touch"
            description="Below the open book of the home page, on a touch screen: a finger marks a passage and its translation"
          >
            Tap a passage: its twin lights up.
          </Translate>{' '}
        </span>
        <Translate
          id="home.book.caption"
          description="Below the open book of the home page, which shows a page in two languages; link is home.book.link"
          values={{
            link: (
              <Link to={`${openPage}?facing=${other}`}>
                <Translate
                  id="home.book.link"
                  description="Link below the open book of the home page, to the same page in both languages side by side"
                >
                  facing pages
                </Translate>
              </Link>
            ),
          }}
        >
          {'Every page of the docs can be read like this, as {link}.'}
        </Translate>
      </figcaption>
    </figure>
  );
}

function Page({leaf}: {leaf: Leaf}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {locale, language, section, title, passages, open} = leaf;
  const isHere = locale === i18n.currentLocale;
  const base = i18n.localeConfigs[locale]?.baseUrl ?? '/';
  const url = `${base}${openPage.slice(1)}`;
  return (
    <div className={styles.leaf} lang={locale} data-no-search="">
      <p className={styles.top}>
        <span>{section}</span> <b>{language}</b>
      </p>
      <p className={styles.title}>{title}</p>
      {passages.map(({anchor, heading, command, text}, at) => (
        <div key={text} className={clsx(styles.passage, twins[at])}>
          {heading && (
            <p className={styles.heading}>
              {heading} <code>#{anchor}</code>
            </p>
          )}
          {command && (
            <pre>
              <code>{command}</code>
            </pre>
          )}
          <p>{text.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part))}</p>
        </div>
      ))}
      <p className={styles.folio}>
        <code>{url}</code>
        {/* The other language is another build: a plain link, as in the language menu. */}
        {isHere ? (
          <Link to={openPage}>{open}</Link>
        ) : (
          <Link to={`pathname://${url}`} target="_self" hrefLang={locale} autoAddBaseUrl={false}>
            {open}
          </Link>
        )}
      </p>
    </div>
  );
}
