/**
 * What the sample server answers with. `__typename` tells GraphQL which type an object is where the schema
 * allows several; fields that take arguments are functions.
 */
type Answer = Record<string, unknown>;

const siteUrl = 'https://lectern.example.com';

const build: Answer = {
  __typename: 'Build',
  id: 'build-214',
  startedAt: '2025-11-18T07:40:12Z',
  duration: 41.7,
  pages: 226,
  brokenLinks: [],
  published: true,
};

const site: Answer = {
  __typename: 'Site',
  id: 'site-lectern',
  title: 'Lectern',
  tagline: 'Modern Documentation Solution',
  url: siteUrl,
  defaultLanguage: 'en',
  languages: ['en', 'fr'],
  version: '0.3.9',
  feed: ({format, language}: {format: string; language: string}) => {
    const file = {ATOM: 'atom.xml', RSS: 'rss.xml', JSON: 'feed.json', RDF: 'rss.xml'}[format];
    return `${siteUrl}${language === 'en' ? '' : `/${language}`}/blog/${file}`;
  },
  lastBuild: build,
};

const tags = [
  tag('software', 'Software', 'Logiciels'),
  tag('software-search', 'Search engines', 'Moteurs de recherche', 'software'),
  tag('content', 'Content', 'Contenu'),
  tag('content-api', 'API references', 'Références d’API', 'content'),
];

function tag(slug: string, english: string, french: string, parent?: string): Answer {
  return {
    __typename: 'Tag',
    id: `tag-${slug}`,
    slug,
    label: ({language}: {language: string}) => (language === 'fr' ? french : english),
    parent: () => tags.find((other) => other.slug === parent),
    children: () => tags.filter((other) => String(other.slug).startsWith(`${slug}-`)),
    usage: () => [...pages, ...posts].filter((content) => tagsOf(content).includes(slug)).length,
  };
}

const team: Answer = {
  __typename: 'Team',
  id: 'team-api',
  name: 'API team',
  handle: 'api-team',
  members: [],
  posts: ({first}: {first: number}) => posts.slice(0, first),
};

const translators: Answer = {
  __typename: 'Team',
  id: 'team-translation',
  name: 'Translation team',
  handle: 'translation-team',
  members: [],
  posts: [],
};

const screenshot: Answer = {
  __typename: 'Image',
  id: 'image-search',
  url: `${siteUrl}/img/search.png`,
  format: 'PNG',
  width: 1280,
  height: 800,
  alternative: ({language}: {language: string}) =>
    language === 'fr' ? 'Le champ de recherche et trois résultats' : 'The search box and three results',
};

const pages = [
  page({
    path: 'search',
    language: 'en',
    title: 'Search',
    description: 'How readers find words in titles, headings and text, in their own language and without a server.',
    headings: [
      {text: 'What is indexed', level: 2, anchor: 'what-is-indexed'},
      {text: 'Highlighting', level: 2, anchor: 'highlighting'},
    ],
    tags: ['software-search'],
    updatedAt: '2025-11-12T16:05:00Z',
  }),
  page({
    path: 'search',
    language: 'fr',
    title: 'Recherche',
    description: 'Trouver des mots dans les titres, les intertitres et le texte, dans sa langue et sans serveur.',
    headings: [
      {text: 'Ce qui est indexé', level: 2, anchor: 'what-is-indexed'},
      {text: 'Mise en évidence', level: 2, anchor: 'highlighting'},
    ],
    tags: ['software-search'],
    updatedAt: '2025-11-14T09:20:00Z',
  }),
  page({
    path: 'configuration',
    language: 'en',
    title: 'Configuration',
    description: 'Every setting of the site, where it stands and what changes when you give it another value.',
    headings: [{text: 'Name and address', level: 2, anchor: 'name-and-address'}],
    tags: ['content'],
    updatedAt: '2025-10-02T11:45:00Z',
  }),
];

type PageSeed = {
  path: string;
  language: string;
  title: string;
  description: string;
  headings: {text: string; level: number; anchor: string}[];
  tags: string[];
  updatedAt: string;
};

function page({path, language, title, description, headings, tags: slugs, updatedAt}: PageSeed): Answer {
  const id = `page-${path}-${language}`;
  return {
    __typename: 'Page',
    id,
    title,
    description,
    path,
    language,
    url: `${siteUrl}${language === 'en' ? '' : `/${language}`}/docs/${path}`,
    status: 'PUBLISHED',
    body: description,
    headings: ({maxLevel}: {maxLevel: number}) => headings.filter(({level}) => level <= maxLevel),
    slugs,
    tags: () => tags.filter(({slug}) => slugs.includes(String(slug))),
    contributors: language === 'fr' ? [translators] : [team],
    attachments: [screenshot],
    revisions: [
      {
        __typename: 'Revision',
        id: `${id}-1`,
        number: 1,
        summary: 'First version',
        author: team,
        savedAt: updatedAt,
        addedLines: 84,
        removedLines: 0,
      },
    ],
    translations: () =>
      pages
        .filter((other) => other.path === path && other.language !== language)
        .map((other) => ({language: other.language, original: other, page: other, outdated: false, coverage: 1})),
    feedback: [],
    updatedAt,
    readingMinutes: 4,
  };
}

const posts: Answer[] = [
  {
    __typename: 'Post',
    id: 'post-graphql',
    title: 'A reference from a schema',
    description: 'Eight pages made from one schema file, in two languages, with an anchor for every field.',
    url: `${siteUrl}/blog/graphql-reference`,
    language: 'en',
    body: 'The search for a field ends at its anchor.',
    excerpt: 'The search for a field ends at its anchor.',
    slugs: ['content-api'],
    tags: () => tags.filter(({slug}) => slug === 'content-api'),
    contributors: [team],
    publishedAt: '2025-09-23T08:00:00Z',
    updatedAt: '2025-09-23T08:00:00Z',
  },
];

const terms: Answer[] = [
  {
    __typename: 'GlossaryTerm',
    id: 'term-index',
    term: 'Search index',
    definition: 'A list of words and of the pages they stand on, made by the build and read by the browser.',
    aliases: ['index'],
  },
];

const nodes = [site, build, ...tags, team, translators, ...pages, ...posts, ...terms, screenshot];

function tagsOf(content: Answer): string[] {
  return content.slugs as string[];
}

function mentions(content: Answer, text: string): boolean {
  const words = [content.title, content.description, content.term, content.definition].join(' ').toLowerCase();
  return words.includes(text.toLowerCase().replaceAll('"', ''));
}

/** Mutations are answered as if they had been made, and change nothing. */
const problems = [
  {
    __typename: 'ValidationProblem',
    message: 'This server has sample data only and changes nothing.',
    code: 'READ_ONLY',
    field: 'input',
  },
];

export const rootValue = {
  node: ({id}: {id: string}) => nodes.find((node) => node.id === id),
  site,
  page: ({path, language}: {path: string; language: string}) =>
    pages.find((other) => other.path === path && other.language === language),
  pages: ({filter, first, after}: {filter?: {language?: string; tags?: string[]}; first: number; after?: string}) => {
    const found = pages.filter(
      (other) =>
        other.language === (filter?.language ?? 'en') &&
        (filter?.tags ?? []).every((slug) => tagsOf(other).includes(slug)),
    );
    const start = after ? found.findIndex(({id}) => id === after) + 1 : 0;
    const batch = found.slice(start, start + Math.min(first, 100));
    return {
      edges: batch.map((node) => ({cursor: node.id, node})),
      nodes: batch,
      pageInfo: {hasNextPage: start + batch.length < found.length, endCursor: batch.at(-1)?.id},
      totalCount: found.length,
    };
  },
  posts: ({tag: slug, first}: {tag?: string; first: number}) =>
    posts.filter((post) => !slug || tagsOf(post).includes(slug)).slice(0, Math.min(first, 50)),
  tags: ({parent}: {parent?: string}) => tags.filter(({slug}) => !parent || String(slug).startsWith(`${parent}-`)),
  contributor: ({handle}: {handle: string}) => [team, translators].find((other) => other.handle === handle),
  search: ({text, language, kinds, limit}: {text: string; language: string; kinds: string[]; limit: number}) =>
    [
      ...(kinds.includes('PAGE') ? pages : []),
      ...(kinds.includes('POST') ? posts : []),
      ...(kinds.includes('TERM') ? terms : []),
    ]
      .filter((hit) => (hit.language ?? language) === language && mentions(hit, text))
      .slice(0, Math.min(limit, 50)),
  outdatedTranslations: [],
  pageById: ({id}: {id: string}) => pages.find((other) => other.id === id),

  createPage: {problems},
  updatePage: {problems},
  publishPage: problems[0],
  movePage: problems[0],
  archivePage: {problems},
  createTag: tags[0],
  attachFile: screenshot,
  sendFeedback: ({input}: {input: {page: string; rating: string; comment?: string}}) => ({
    id: 'feedback-1',
    page: pages.find(({id}) => id === input.page) ?? pages[0],
    rating: input.rating,
    comment: input.comment,
    sentAt: '2025-11-20T10:00:00Z',
  }),
  deletePage: false,
};
