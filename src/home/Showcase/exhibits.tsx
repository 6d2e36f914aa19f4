import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import FoundPages from './FoundPages';
import styles from './styles.module.css';

/** Miniatures of the site, from its own texts, without headings, which would clutter the outline of the home page. */

/** The text with each occurrence of the word marked, as in search results. */
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
    description: 'The word typed in the search shown on the home page, in lower case; it stands in each of the hits',
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
      to: '/docs/hosting',
      title: translate({
        id: 'home.search.hit2',
        message: 'More hosts',
        description: 'Second hit: title of docs/hosting in the sidebar',
      }),
      text: translate({
        id: 'home.search.hit2Text',
        message: 'Deploy the site covers GitHub Pages, Netlify, Cloudflare Pages, nginx and Docker',
        description: 'Second hit: text of the page',
      }),
    },
    {
      to: '/docs/introduction#a-tour',
      title: translate({
        id: 'home.search.hit3',
        message: 'A tour',
        description: 'Third hit: heading in docs/introduction',
      }),
      text: translate({
        id: 'home.search.hit3Text',
        message: 'Deploy to GitHub Pages, Netlify, Cloudflare Pages or a server of your own',
        description: 'Third hit: text under the heading',
      }),
    },
    {
      to: '/docs/new-site',
      title: translate({
        id: 'home.search.hit4',
        message: 'Create your site',
        description: 'Fourth hit: title of docs/new-site in the sidebar',
      }),
      text: translate({
        id: 'home.search.hit4Text',
        message: 'Deploy the site and More hosts have the steps for each host',
        description: 'Fourth hit: text of the page',
      }),
    },
  ];
  const searchPage = useBaseUrl('/search');
  const [typed, setTyped] = useState(word);
  const words = typed.trim();
  const field = useRef<HTMLInputElement>(null);
  // What was typed while the scripts were on their way.
  useEffect(() => setTyped(field.current!.value), []);
  return (
    <div className={styles.search} data-no-search="">
      <form className={styles.searchBox} action={searchPage}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="6.5" cy="6.5" r="4.75" />
          <path d="m10 10 4.5 4.5" />
        </svg>
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={word}
          onInput={({currentTarget}) => setTyped(currentTarget.value)}
          autoComplete="off"
          aria-label={translate({
            id: 'home.search.field',
            message: 'Words to look for',
            description: 'Name of the search field in the middle of the home page',
          })}
        />
        <button type="submit">
          <Translate id="home.search.button" description="Button of the search field in the middle of the home page">
            Search
          </Translate>
        </button>
      </form>
      <ul>
        {words === word ? (
          hits.map(({to, title, text}) => (
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
          ))
        ) : (
          <FoundPages text={words} />
        )}
        {words && (
          <li>
            <a href={`${searchPage}?q=${encodeURIComponent(words)}`}>
              <Translate
                id="home.search.all"
                description="Leads from the search on the home page to the search page; words is what was typed"
                values={{words}}
              >
                {'Search the site for “{words}”'}
              </Translate>
            </a>
          </li>
        )}
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
          <code>petId</code>{' '}
          <span>
            <Translate id="theme.openapi.type.integer" description="A type of the REST reference">
              integer
            </Translate>
          </span>
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
