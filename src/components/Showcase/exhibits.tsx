import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Miniatures of the site, made of its own text. They are read, not used: no headings and no form fields
 * that would clutter the outline of the home page for a screen reader.
 */

interface PageText {
  locale: string;
  language: string;
  section: string;
  title: string;
  text: string;
  beforeHeading: string;
  before: string;
  installHeading: string;
  install: ReactNode;
  open: string;
}

/** Both languages stand side by side in each language's home page, so these are not interface strings. */
const pages: PageText[] = [
  {
    locale: 'en',
    language: 'English',
    section: 'Getting started',
    title: 'Install Lectern',
    text: 'This page takes you from a fresh machine to a live preview of your own copy, and to a first edit in it.',
    beforeHeading: 'Before you start',
    before: 'Lectern needs Node.js 20.19 or later, npm and Git. It needs no account, no server and no database.',
    installHeading: 'Install the packages',
    install: (
      <>
        This installs the exact versions that <code>package-lock.json</code> lists.
      </>
    ),
    open: 'Open the English page',
  },
  {
    locale: 'fr',
    language: 'Français',
    section: 'Prise en main',
    title: 'Installer Lectern',
    text: 'Cette page vous mène d’une machine neuve à un aperçu en direct de votre propre copie, puis à une première modification.',
    beforeHeading: 'Avant de commencer',
    before:
      'Lectern a besoin de Node.js 20.19 ou plus récent, de npm et de Git. Il n’exige ni compte, ni serveur, ni base de données.',
    installHeading: 'Installer les paquets',
    install: (
      <>
        Cette commande installe exactement les versions inscrites dans <code>package-lock.json</code>.
      </>
    ),
    open: 'Ouvrir la page française',
  },
];

export function Spread(): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <div className={styles.spread}>
      {pages.map((page) => {
        const base = i18n.localeConfigs[page.locale]?.baseUrl ?? '/';
        const address = `${base}docs/installation`;
        return (
          <div key={page.locale} className={styles.leaf} lang={page.locale} data-no-search="">
            <p className={styles.leafTop}>
              <span>{page.section}</span> <b>{page.language}</b>
            </p>
            <p className={styles.leafTitle}>{page.title}</p>
            <p>{page.text}</p>
            <p className={styles.leafHeading}>
              {page.beforeHeading} <code>#before-you-start</code>
            </p>
            <p>{page.before}</p>
            <p className={styles.leafHeading}>
              {page.installHeading} <code>#install-the-packages</code>
            </p>
            <pre>
              <code>npm install</code>
            </pre>
            <p>{page.install}</p>
            <p className={styles.folio}>
              <code>{address}</code>
              {/* The other language is another build: a plain link, as in the language menu. */}
              {page.locale === i18n.currentLocale ? (
                <Link to="/docs/installation">{page.open}</Link>
              ) : (
                <Link to={`pathname://${address}`} target="_self" hrefLang={page.locale} autoAddBaseUrl={false}>
                  {page.open}
                </Link>
              )}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** The text with each occurrence of the word marked, as the search does it. */
function Marked({text, word}: {text: string; word: string}): ReactNode {
  const lower = text.toLowerCase();
  const parts: ReactNode[] = [];
  let from = 0;
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, from)) {
    const to = at + word.length;
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, to)}</mark>);
    from = to;
  }
  return [...parts, text.slice(from)];
}

export function Search(): ReactNode {
  const word = translate({
    id: 'home.search.word',
    message: 'deploy',
    description:
      'The word typed in the search shown on the home page, in lower case; it stands in each of the three hits',
  });
  const hits = [
    {
      to: '/docs/deployment',
      title: translate({
        id: 'home.search.hit1',
        message: 'Deploy the site',
        description: 'First hit: title of docs/deployment',
      }),
      text: translate({
        id: 'home.search.hit1Text',
        message: 'Choose a host and check the result',
        description: 'First hit: what the page is about',
      }),
    },
    {
      to: '/docs/introduction#a-tour',
      title: translate({
        id: 'home.search.hit2',
        message: 'A tour',
        description: 'Second hit: heading in docs/introduction',
      }),
      text: translate({
        id: 'home.search.hit2Text',
        message: 'Deploy to GitHub Pages, Netlify, Cloudflare Pages or a server of your own',
        description: 'Second hit: text under the heading',
      }),
    },
    {
      to: '/docs/cli#what-comes-next',
      title: translate({
        id: 'home.search.hit3',
        message: 'Command reference',
        description: 'Third hit: title of docs/cli',
      }),
      text: translate({
        id: 'home.search.hit3Text',
        message: 'To put the result online, read Deploy the site',
        description: 'Third hit: text of the page',
      }),
    },
  ];
  return (
    <div className={styles.search} data-no-search="">
      <p className={styles.searchBox}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="6.5" cy="6.5" r="4.75" />
          <path d="m10 10 4.5 4.5" />
        </svg>
        {/* Unlike Ctrl+K, this key is the same on a Mac. */}
        <span className={styles.searchWord}>{word}</span> <kbd>/</kbd>
      </p>
      <ul>
        {hits.map(({to, title, text}) => (
          <li key={to}>
            <Link to={to}>
              <b>
                <Marked text={title} word={word} />
              </b>{' '}
              <span>
                <Marked text={text} word={word} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const curl = `curl https://petstore.example.com/v2/pet/1204 \\
  --header 'X-Api-Key: …'`;

const response = `{
  "id": 1204,
  "petType": "cat",
  "name": "Minette",
  "status": "available",
  "huntingSkill": "lazy"
}`;

export function Operation(): ReactNode {
  return (
    <div className={styles.operation} data-no-search="">
      <p className={styles.endpoint}>
        <b>GET</b> <code>/pet/&#123;petId&#125;</code>
      </p>
      <p className={styles.operationTitle}>
        <Link to="/docs/api/petstore/get-pet-by-id">
          <Translate id="home.api.operation" description="Summary of the operation shown on the home page">
            Find a pet by its number
          </Translate>
        </Link>
      </p>
      <dl>
        <dt>
          <code>petId</code> <span>integer</span>
        </dt>
        <dd>
          <Translate id="home.api.parameter" description="The parameter of the operation shown on the home page">
            The number of the pet, in the path
          </Translate>
        </dd>
      </dl>
      <div className={styles.samples}>
        <pre>
          <code>{curl}</code>
        </pre>
        <p className={styles.status}>
          <b>200</b>{' '}
          <Translate id="home.api.response" description="The response of the operation shown on the home page">
            The pet
          </Translate>
        </p>
        <pre>
          <code>{response}</code>
        </pre>
      </div>
    </div>
  );
}
