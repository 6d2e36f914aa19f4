import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useVariables} from '@site/src/data/useVariables';
import type {ReactNode} from 'react';
import {type Part, parts} from '../../config/parts';
import HomeLayout from '../Home/HomeLayout';
import Command from './Command';
import {measured} from './measured';
import {Operation, Search} from './exhibits';
import OpenBook from './OpenBook';
import styles from './styles.module.css';

/** One shell command: its parts run one after the other, and stop at the first failure. */
function startCommand(repository: string): string[] {
  return [`git clone ${repository}.git`, `cd ${repository.split('/').pop() ?? ''}`, 'npm install', 'npm start'];
}

/** Follows the opening. */
const startId = 'home-start';

function Opening(): ReactNode {
  return (
    <header className={styles.opening}>
      {/* Its text is centred beside the book, so it would move while that arrives. */}
      <Head>
        <link rel="expect" href={`#${startId}`} blocking="render" />
      </Head>
      <div className={styles.openingText}>
        <p className={styles.tagline}>
          <Translate id="home.tagline" description="Tagline of the site, above the heading of the home page">
            Modern Documentation Solution
          </Translate>
        </p>
        <h1 className={styles.heading}>
          <Translate id="home.heading" description="Main heading of the home page">
            A documentation site in two languages, ready to make your own
          </Translate>
        </h1>
        <p className={styles.lead}>
          <Translate id="home.lead" description="Paragraph below the main heading of the home page">
            Guides, a blog, a wiki, REST and GraphQL references and search, in English and in French. You write
            Markdown; one command turns it into plain files that any web server can deliver.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/introduction">
            <Translate id="home.action.read" description="Button of the home page that leads to the introduction">
              Read the introduction
            </Translate>
          </Link>
          <Link className="button button--secondary button--lg" to="/docs">
            <Translate
              id="home.action.browse"
              description="Button of the home page that leads to the overview at /docs"
            >
              See all sections
            </Translate>
          </Link>
        </p>
      </div>
      <OpenBook />
    </header>
  );
}

function Start(): ReactNode {
  const {repository, nodeVersion} = useVariables();
  return (
    <section className={styles.start} aria-labelledby={startId}>
      <div>
        <h2 id={startId} className={styles.startHeading}>
          <Translate id="home.start.heading" description="Heading above the command that starts the site">
            Start in your terminal
          </Translate>
        </h2>
        <Command lines={startCommand(repository)} />
        <p className={styles.startNote}>
          <Translate
            id="home.start.note"
            description="Note below the command; address is where the preview is"
            values={{version: nodeVersion, address: <code>http://localhost:3000</code>}}
          >
            {'You need Git and Node.js {version} or later. The preview opens at {address}.'}
          </Translate>{' '}
          <Link to="/docs/installation">
            <Translate id="home.start.more" description="Link below the command, to the installation page">
              Installation, step by step
            </Translate>
          </Link>
        </p>
      </div>
      <Figures />
    </section>
  );
}

/** Figures that tests measure on the pages of a build. */
function Figures(): ReactNode {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>
          <Translate id="home.figures.page" description="Below the number of KiB of a page, on the home page">
            a page of the docs, with its styles
          </Translate>
        </dt>
        <dd>
          {measured.page}&nbsp;
          <abbr
            title={translate({id: 'home.figures.unit', message: 'kibibytes', description: 'The unit KiB, in full'})}
          >
            <Translate id="home.figures.unitShort" description="The unit KiB">
              KiB
            </Translate>
          </abbr>
        </dd>
      </div>
      <div>
        <dt>
          <Translate id="home.figures.script" description="Below the number 0, on the home page">
            script files loaded, until the page is used
          </Translate>
        </dt>
        <dd>0</dd>
      </div>
      <div>
        <dt>
          <Translate id="home.figures.hosts" description="Below the number 0, on the home page">
            third-party hosts, cookies and trackers
          </Translate>
        </dt>
        <dd>0</dd>
      </div>
    </dl>
  );
}

function Exhibit({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.exhibit} aria-labelledby={id}>
      <div className={styles.exhibitText}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

function Exhibits(): ReactNode {
  return (
    <>
      <div className={styles.pair}>
        <Exhibit
          id="home-search"
          title={
            <Translate id="home.search.heading" description="Heading of the home page above the search">
              Search that stays in the browser
            </Translate>
          }
          text={
            <Translate id="home.search.text" description="Text of the home page above the search">
              Each language has its own index. No word that a reader types leaves the machine.
            </Translate>
          }
        >
          <Search />
        </Exhibit>
        {parts.rest && (
          <Exhibit
            id="home-api"
            title={
              <Translate id="home.api.heading" description="Heading of the home page above an API operation">
                References generated from their source
              </Translate>
            }
            text={
              <Translate id="home.api.text" description="Text of the home page above an API operation">
                An OpenAPI file and a GraphQL schema become pages before each build, in both languages.
              </Translate>
            }
          >
            <Operation />
          </Exhibit>
        )}
      </div>
    </>
  );
}

function People(): ReactNode {
  return (
    <section className={styles.people} aria-labelledby="home-people">
      <h2 id="home-people">
        <Translate id="home.people.heading" description="Heading of the home page above the three kinds of people">
          For those who read, write and run it
        </Translate>
      </h2>
      <div className={styles.columns}>
        <div>
          <h3>
            <Translate id="home.readers.heading" description="Heading: what the site does for readers">
              Readers
            </Translate>
          </h3>
          <p>
            <Translate id="home.readers.text" description="What the site does for readers">
              They find a page through the sidebar, the tags or the search box, by day or by night, on a phone or on
              paper. Nobody tracks them: no cookies, no statistics, no third-party host.
            </Translate>
          </p>
          <Link to="/docs/search">
            <Translate id="home.readers.more" description="Link below the text about readers, to the page about search">
              How search works
            </Translate>
          </Link>
        </div>
        <div>
          <h3>
            <Translate id="home.authors.heading" description="Heading: what the site does for authors">
              Authors
            </Translate>
          </h3>
          <p>
            <Translate id="home.authors.text" description="What the site does for authors">
              They write Markdown and see each change at once. Tabs, diagrams, formulas, figures and snippets are built
              in; a wrong field or an unknown tag is reported with its file.
            </Translate>
          </p>
          <Link to="/docs/guides">
            <Translate id="home.authors.more" description="Link below the text about authors, to the guides">
              Guides for authors
            </Translate>
          </Link>
        </div>
        <div>
          <h3>
            <Translate id="home.ci.heading" description="Heading: what the site does for continuous integration">
              Continuous integration
            </Translate>
          </h3>
          <p>
            <Translate
              id="home.ci.text"
              description="What the site does for continuous integration; command is npm test"
              values={{command: <code>npm test</code>}}
            >
              {
                '{command} checks types, style, content and links, builds both languages and reads the result in a browser. The build downloads nothing.'
              }
            </Translate>
          </p>
          <Link to="/docs/cli">
            <Translate
              id="home.ci.more"
              description="Link below the text about continuous integration, to the commands"
            >
              All commands
            </Translate>
          </Link>
        </div>
      </div>
    </section>
  );
}

function Contents(): ReactNode {
  const all: {part?: Part; to: string; label: string; text: string}[] = [
    {
      to: '/docs/category/getting-started',
      label: translate({id: 'home.contents.start', message: 'Start', description: 'Entry of the contents'}),
      text: translate({
        id: 'home.contents.startText',
        message: 'Install, configure, deploy',
        description: 'What the getting started section is about',
      }),
    },
    {
      to: '/docs/guides',
      label: translate({id: 'home.contents.guides', message: 'Guides', description: 'Entry of the contents'}),
      text: translate({
        id: 'home.contents.guidesText',
        message: 'Everything a page can do',
        description: 'What the guides are about',
      }),
    },
    {
      to: '/docs/i18n/introduction',
      label: translate({id: 'home.contents.languages', message: 'Two languages', description: 'Entry of the contents'}),
      text: translate({
        id: 'home.contents.languagesText',
        message: 'Keep translations in step',
        description: 'What the page about translation is about',
      }),
    },
    {
      part: 'rest',
      to: '/docs/category/petstore-api',
      label: translate({id: 'home.contents.rest', message: 'REST reference', description: 'Entry of the contents'}),
      text: translate({
        id: 'home.contents.restText',
        message: 'A sample pet store, in 18 programming languages',
        description: 'What the REST reference is about',
      }),
    },
    {
      part: 'graphql',
      to: '/docs/api/queries',
      label: translate({
        id: 'home.contents.graphql',
        message: 'GraphQL reference',
        description: 'Entry of the contents',
      }),
      text: translate({
        id: 'home.contents.graphqlText',
        message: 'Types, fields and arguments',
        description: 'What the GraphQL reference is about',
      }),
    },
    {
      part: 'wiki',
      to: '/docs/wiki',
      label: translate({id: 'home.contents.wiki', message: 'Wiki', description: 'Entry of the contents'}),
      text: translate({
        id: 'home.contents.wikiText',
        message: 'How this site is made',
        description: 'What the wiki is about',
      }),
    },
  ];
  const entries = all.filter(({part}) => !part || parts[part]);
  return (
    <section className={styles.contents} aria-labelledby="home-contents">
      <h2 id="home-contents">
        <Translate id="home.contents.heading" description="Heading of the home page above links to the sections">
          Contents
        </Translate>
      </h2>
      <ul>
        {entries.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span aria-hidden="true" />
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The home page of Lectern itself. */
export default function Showcase(): ReactNode {
  return (
    <HomeLayout
      title={translate({
        id: 'home.title',
        message: 'Modern Documentation Solution',
        description: 'Title of the home page in the browser; the tagline of the site',
      })}
      description={translate({
        id: 'home.description',
        message:
          'Lectern is a documentation site in English and French, with a blog, a wiki, API references and search, to clone and make your own.',
        description: 'Description of the home page for search engines',
      })}
    >
      <main className={styles.home}>
        <Opening />
        <Start />
        <Exhibits />
        <People />
        <Contents />
      </main>
    </HomeLayout>
  );
}
