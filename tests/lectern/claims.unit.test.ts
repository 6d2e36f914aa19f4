/** What the docs say of the code, compared with it: messages, numbers, options, variables, names in the other texts. */
import {Globby} from '@docusaurus/utils';
import {existsSync, readFileSync} from 'node:fs';
import type {Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, it} from 'vitest';
import {site} from '../../src/config/site';
import {parseMarkdown} from '@lectern/markdown/text/parseMarkdown';
import {fieldsOfApis} from '@lectern/references/options';
import {exportedValues} from '../../scripts/check/exportedValues';
import type {Page} from '@lectern/cli/check/page';
import {thisSite} from '../support/thisSite';
import {readNames} from '@lectern/cli/check/readNames';
import {checkNames} from '@lectern/cli/check/rules/names';

const languages = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];
const read = (file: string): string => readFileSync(file, 'utf8');

describe.each(languages)('messages quoted in %s', (folder) => {
  let messages: {file: string; message: string}[];
  let code: string;

  beforeAll(async () => {
    const files = await Globby(`${folder}/**/*.md`, {ignore: ['**/api/**']});
    messages = files.flatMap((file) => messagesIn(read(file)).map((message) => ({file, message})));
    code = await readCode();
  });

  it('are found at all', () => {
    expect(messages.map(({message}) => message)).toEqual(
      expect.arrayContaining([
        'This figure has no id.',
        'There is no audience “athor”.',
        'Nested dropdowns are not allowed',
      ]),
    );
  });

  it('stand in the code', () => {
    const missing = messages.filter(({message}) => !isSaid(code, message));
    expect(missing).toEqual([]);
  });
});

/** They read like messages and are none. */
const noMessages = ['Modern Documentation Solution', 'code en ligne'];
const commands = /^(?:npm|npx|git|node|docker|sudo|curl|grep|brew|winget|nvm) /;
const sentence = /^[\p{L}“"…][\p{L}\p{N}’'“”":.,`…\\/#()→ -]*\??$/u;

/**
 * Quotations of three words and more in prose, the lines of samples that begin with a file and its line, and what
 * stands in the column “Message” of tables.
 */
function messagesIn(text: string): string[] {
  const quoted: string[] = [];
  const certain: string[] = [];
  visit(parseMarkdown(text), (node: Nodes) => {
    if (node.type === 'inlineCode') quoted.push(node.value);
    if (node.type === 'table') certain.push(...columnOf(node, 'Message'));
    if (node.type !== 'code' || node.lang !== 'text') return;
    certain.push(...[...node.value.matchAll(/^\S+:\d+ {2}(.+)$/gm)].map(([, message]) => message ?? ''));
  });
  const isMessage = (words: string): boolean =>
    words.split(' ').length >= 3 && sentence.test(words) && !commands.test(words) && !noMessages.includes(words);
  return [...new Set([...certain, ...quoted.filter(isMessage)])];
}

function columnOf({children: [head, ...rows]}: Table, name: string): string[] {
  const at = head?.children.findIndex((cell) => toString(cell) === name) ?? -1;
  return at < 0 ? [] : rows.map(({children}) => toString(children[at]));
}

/** A message may end in what another program says: `This formula cannot be typeset: Undefined control sequence: …`. */
function isSaid(code: string, message: string): boolean {
  const causes = message
    .split(': ')
    .map(partsOf)
    .filter((parts) => parts.length > 0);
  return causes.length > 0 && causes.every((parts) => isIn(code, parts));
}

/** What a message says in every case: its words between names, numbers, addresses and what is left out. */
function partsOf(message: string): string[] {
  return message
    .split(/“[^”]*”|"[^"]*"|…|`[^`]*`|\S*[/#\\]\S*|\S*\w\.\w\S*|[\d→:]+/u)
    .map((part) => part.replace(/^[\s.,?]+|[\s.,?]+$/g, ''))
    .filter((part) => part.split(' ').length > 1);
}

/** The parts stand in one message: in this order, with little between them. */
function isIn(code: string, parts: string[]): boolean {
  return new RegExp(parts.map(patternOf).join(String.raw`[^;]{0,160}?`)).test(code);
}

/** Where the code puts a message together, each word may come from elsewhere, but not most of them. */
function patternOf(part: string): string {
  const words = part.split(' ');
  const gaps = words.map((_, index) =>
    words.map((word, at) => (at === index ? String.raw`\S*\$\{[^}]+\}\S*` : escape(word))).join(' '),
  );
  return `(?:${[escape(part), ...gaps].join('|')})`;
}

/** Our messages and those of others that the docs explain, with strings put together that a line break divides. */
async function readCode(): Promise<string> {
  const files = await Globby([
    'src/**/*.{ts,tsx}',
    'scripts/**/*.ts',
    'packages/*/src/**/*.{ts,tsx}',
    'node_modules/@docusaurus/{core,utils,utils-validation,mdx-loader,theme-classic,plugin-content-docs}/lib/**/*.js',
    'node_modules/{mdast-util-mdx-jsx,micromark-extension-mdx-jsx}/lib/*.js',
    'node_modules/micromark-factory-mdx-expression/index.js',
    'node_modules/katex/dist/katex.js',
    '!**/*.test.{ts,tsx,js}',
  ]);
  const texts = files.map(read);
  // Node.js says it of a name that it does not know.
  texts.push('window is not defined');
  return texts
    .join('\n')
    .replace(/['"`]\s*\+\s*['"`]/g, '')
    .replace(/\\(['"`])/g, '$1');
}

interface Figure {
  what: string;
  page: string;
  /** As each language writes it, `#` for the number. */
  words: [english: string, french: string];
  file: string;
  /** What stands before the number in the code. */
  code: string;
  /** What the docs count in. */
  unit?: number;
}

const figures: Figure[] = [
  {
    what: 'pages fetched ahead before hydration',
    page: 'wiki/architecture.md',
    words: ['rests, # in all', 'le focus, # en tout'],
    file: 'packages/light/src/hydration/loader/links.ts',
    code: 'const most = ',
  },
  {
    what: 'pages fetched ahead after hydration',
    page: 'wiki/architecture.md',
    words: [
      'and # of the pages that links in view lead to',
      'ses voisines et # de celles que visent les liens visibles',
    ],
    file: 'packages/light/src/hydration/client/fewPagesAhead.ts',
    code: 'const mostPerPage = ',
  },
  {
    what: 'seconds in view until a page has its scripts',
    page: 'wiki/architecture.md',
    words: ['who only reads they come after # s', 'ils arrivent au bout de # s'],
    file: 'packages/light/src/hydration/loader/signs.ts',
    code: 'const stay = ',
  },
  {
    what: 'the length of a fade',
    page: 'wiki/architecture.md',
    words: ['over the new one within # ms', 'au-dessus de la nouvelle en # ms'],
    file: 'packages/light/src/hydration/loader/fade.ts',
    code: 'animation-duration:',
    unit: 0.001,
  },
  {
    what: 'seconds that an event is queued on a slow network',
    page: 'wiki/architecture.md',
    words: ['which is also done after # s', 'ce qu’il fait aussi au bout de # s'],
    file: 'packages/light/src/hydration/loader/queuedEvents.ts',
    code: 'const patience = ',
    unit: 1000,
  },
  {
    what: 'related pages',
    page: 'guides/markdown-features/taxonomies.md',
    words: ['at the foot of the page: up to # pages', 'en bas de la page\u202f: jusqu’à # pages'],
    file: 'src/config/docs.ts',
    code: 'related: ',
  },
  {
    what: 'the smallest drawing with a file of its own',
    page: 'static-assets.md',
    words: ['a drawing of less than # kB', 'un dessin de moins de # ko'],
    file: 'node_modules/@docusaurus/utils/lib/constants.js',
    code: 'WEBPACK_URL_LOADER_LIMIT \\?\\? ',
    unit: 1000,
  },
  {
    what: 'the shortest description',
    page: 'seo.md',
    words: ['the description has # to', 'la description compte de #'],
    file: 'packages/cli/src/check/rules/titles.ts',
    code: 'const shortest = ',
  },
  {
    what: 'the longest description',
    page: 'wiki/style-guide.md',
    words: ['a description has 50 to # characters', 'une description compte de 50 à # caractères'],
    file: 'packages/cli/src/check/rules/titles.ts',
    code: 'const longest = ',
  },
  {
    what: 'a long sentence',
    page: 'cli.md',
    words: ['those over # words', 'celles de plus de # mots'],
    file: 'packages/cli/src/check/checkReadability.ts',
    code: 'const longest = ',
  },
  {
    what: 'the smallest file with compressed copies',
    page: 'deployment.md',
    words: ['each text file of # bytes or more', 'chaque fichier texte d’au moins # octets'],
    file: 'packages/publish/src/compress/compressFolder.ts',
    code: 'const smallest = ',
  },
  {
    what: 'the memory of one language',
    page: 'deployment.md',
    words: ['about # GiB for a language', 'environ # Gio par langue'],
    file: 'packages/cli/src/build/memoryLimit.ts',
    code: 'const perLanguage = ',
    unit: 1024,
  },
  {
    what: 'the memory of 1,000 pages',
    page: 'deployment.md',
    words: ['# GiB more for every 1,000 of its pages', '# Gio de plus par millier de pages'],
    file: 'packages/cli/src/build/memoryLimit.ts',
    code: 'const perPage = ',
  },
  {
    what: 'recent searches',
    page: 'search.md',
    words: ['it offers your last # searches', 'il propose vos # dernières recherches'],
    file: 'packages/search/src/box/recentSearches.ts',
    code: 'const most = ',
  },
  {
    what: 'hits on a page of results',
    page: 'search.md',
    words: ['lists all hits, # at a time', 'donne tous les résultats, # à la fois'],
    file: 'packages/search/src/theme/SearchInPage/index.tsx',
    code: 'const perPage = paged \\? ',
  },
  {
    what: 'the shortest word with a typing error',
    page: 'search.md',
    words: ['A word of # letters or more', 'Un mot d’au moins # lettres'],
    file: 'packages/search/src/client/matchWords.ts',
    code: 'const shortestTypo = ',
  },
  {
    what: 'the overview for assistants',
    page: 'assistants.md',
    words: ['| # kB; beyond that', '| # ko ; au-delà'],
    file: 'packages/publish/src/twins/llms.ts',
    code: 'overview: ',
    unit: 1000,
  },
  {
    what: 'the whole text for assistants',
    page: 'assistants.md',
    words: ['| # MB; pages beyond', '| # Mo ; au-delà'],
    file: 'packages/publish/src/twins/llms.ts',
    code: 'full: ',
    unit: 1_000_000,
  },
];

const numerals: Record<string, number> = {
  ...{four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12},
  ...{quatre: 4, cinq: 5, huit: 8, dix: 10, douze: 12},
};

describe.each(languages.map((folder, language) => ({folder, language: language as 0 | 1})))(
  'numbers in $folder are those of the code:',
  ({folder, language}) => {
    it.each(figures)('$what', ({page, words, file, code, unit = 1}) => {
      const [before = '', after = ''] = words[language].split('#').map(flexible);
      const said = new RegExp(`${before}([\\p{L}\\d.,]+)${after}`, 'u').exec(read(`${folder}/${page}`))?.[1];
      expect(said, `${page} says “${words[language]}”`).toBeDefined();
      const set = new RegExp(`${code}([\\d._]+)`).exec(read(file))?.[1];
      expect(set, `${file} says “${code}”`).toBeDefined();
      expect(numerals[said ?? ''] ?? Number(said?.replace(',', '.'))).toBeCloseTo(
        Number(set?.replaceAll('_', '')) / unit,
      );
    });
  },
);

/** A space of any width. */
function flexible(words: string): string {
  return escape(words).replace(/\s/g, '\\s');
}

function escape(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const isRenamed = site.title !== 'Lectern';

describe.each(languages)('the reference of the configuration in %s', (folder) => {
  const rows = ['configuration.md', 'house-rules.md', 'wiki/api-references.md']
    .map((page) => read(`${folder}/${page}`))
    .join('\n')
    .split('\n')
    // All rules have the same type, so their table does not repeat it.
    .map((line) => line.replace(/^\| `(?:rules|markdownRules)\.\w+`/, '$& *level*'))
    .filter((line) => /^\| `[^`]+` \*/.test(line) && line.split(' | ').length === 4)
    .map((line) => line.replace(/^\| | \|$/g, '').split(' | ') as [string, string, string, string])
    .map(([option, , value]) => ({option: option.replace(/^`([^`]+)`.*/, '$1'), value}));

  it('names every field of a reference', () => {
    const named = rows.map(({option}) => option);
    expect(
      Object.values(fieldsOfApis)
        .flat()
        .filter((field) => !named.includes(field)),
    ).toEqual([]);
  });

  it('names no option that is not there', async () => {
    const known = [
      ...(await exportedValues('src/config')).map(({option}) => option),
      ...(await fieldsOfLanguages()),
      ...Object.values(fieldsOfApis).flat(),
    ];
    expect(rows.length).toBeGreaterThan(100);
    // A file may keep its setting to itself, and export what it makes of it; and a list may be empty.
    const declared = (await Globby('src/config/*.ts')).map(read).join('\n');
    const isThere = (option: string): boolean =>
      known.includes(option) || new RegExp(`\\n(?:export )?const ${option}: `).test(declared);
    expect(rows.map(({option}) => option).filter((option) => !isThere(option))).toEqual([]);
  });

  it('gives the defaults of texts, numbers and switches', async () => {
    const values = new Map((await exportedValues('src/config')).map(({option, value}) => [option, value]));
    const wrong = rows
      .map(({option, value}) => ({option, said: /^`([^`]*)`$/.exec(value)?.[1], is: values.get(option)}))
      .filter(({said, is}) => said !== undefined && ['string', 'number', 'boolean'].includes(typeof is))
      .filter(({option}) => !describedByName.includes(option))
      // The page says what these are as they come; they are the first that a team changes.
      .filter(({option}) => !(/^(?:site|socialCards)\./.test(option) && isRenamed))
      .filter(({said, is}) => said !== String(is));
    expect(wrong).toEqual([]);
  });

  it('counts what is in a list as the list does', async () => {
    const values = new Map((await exportedValues('src/config')).map(({option, value}) => [option, value]));
    const counted = rows.flatMap(({option, value}) => {
      const [word = ''] = value.split(' ');
      const is = values.get(option) as object | undefined;
      const said = numerals[word] ?? Number(word);
      return typeof is === 'object' && said > 0 && !partly.includes(option)
        ? [{option, said, is: Object.keys(is).length}]
        : [];
    });
    expect(counted.length).toBeGreaterThan(4);
    expect(counted.filter(({said, is}) => said !== is)).toEqual([]);
  });

  it('names every variable that a build or a test reads, and no other', async () => {
    const files = await Globby(['src/**/*.ts', 'scripts/**/*.ts', 'playwright.config.ts', '!**/*.test.ts']);
    const readByCode = files.flatMap((file) =>
      [...read(file).matchAll(/process\.env\.([A-Z0-9_]+)|\{([A-Z_]+)[^}]*\} = process\.env/g)].map(
        ([, field, taken]) => (field ?? taken) as string,
      ),
    );
    const table = read(`${folder}/configuration.md`).split('{#environment-variables}').at(-1) ?? '';
    const [, english = table] = table.split('## Environment variables');
    const named = [...english.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name as string);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !readByCode.includes(name))).toEqual([]);
    expect([...new Set(readByCode)].filter((name) => !named.includes(name) && !internal.includes(name))).toEqual([]);
  });
});

/** The cell counts some of them only. */
const partly = ['navbar.items', 'future.v4'];
/** Their default is the name of another setting. */
const describedByName = ['navbar.title'];
/** Set by npm, by Docusaurus, by hosts of CI or by the scripts themselves, or described with the cache. */
const internal = [
  'AWS_EXECUTION_ENV',
  'CI',
  'DOCUSAURUS_CURRENT_LOCALE',
  'DOCUSAURUS_NO_PERSISTENT_CACHE',
  'E2E_PORT',
  'GIT_COMMITTER_DATE',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NO_COLOR',
  'PORT',
  'REFERENCES_ARE_MADE',
];

/** The table lists them without `i18n.localeConfigs.fr.` before them. */
async function fieldsOfLanguages(): Promise<string[]> {
  const {i18n} = await import('../../src/config/i18n');
  return Object.keys(i18n.localeConfigs?.fr ?? {});
}

describe.each(languages)('versions in %s', (folder) => {
  const text = (page: string): string => read(`${folder}/${page}`);
  const {dependencies, browserslist} = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
    browserslist: {production: string[]};
  };

  it('of packages to install are those that fit', () => {
    const docusaurus = [...text('using-plugins.md').matchAll(/@docusaurus\/[\w-]+@([\d.]+)/g)].map(
      ([, version]) => version,
    );
    expect(docusaurus).toEqual(docusaurus.map(() => dependencies['@docusaurus/core']));
    const [editor] = /decap-cms@[\d.]+/.exec(read('packages/cli/src/cms/bundle.ts')) ?? [];
    expect(text('advanced/hosted-cms.md')).toContain(`npm view ${editor} `);
    const [release] = /^\d+\.\d+/.exec(dependencies['@docusaurus/core'] ?? '') ?? [];
    expect(text('introduction.md')).toContain(`Docusaurus ${release}`);
  });

  it('of browsers are those of package.json', () => {
    const [, list = ''] = /"production": (\[[^\]]+\])/.exec(text('browser-support.md')) ?? [];
    expect(JSON.parse(list)).toEqual(browserslist.production);
  });
});

describe.each(languages)('lists in %s', (folder) => {
  /** What stands as code in a column of the first table. */
  const namesIn = (page: string, column: number): string[] => {
    const [table = ''] = /^\|(?:.*\n\|)+.*$/m.exec(read(`${folder}/${page}`)) ?? [];
    return table
      .split('\n')
      .flatMap((row) => [...(row.split(' | ')[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
  };

  it('of plugins have all of src/plugins, and no other', async () => {
    const ours = await Globby('src/plugins/*', {onlyDirectories: true});
    const named = namesIn('using-plugins.md', 0).filter((name) => !/^@|^docusaurus-/.test(name));
    expect(named.sort()).toEqual(ours.map((plugin) => plugin.replace('src/plugins/', '')).sort());
  });

  it('of parts have all folders of src, and name only what is there', async () => {
    const [, list = ''] = /:::file-tree\n([^]*?):::/.exec(read(`${folder}/wiki/architecture.md`)) ?? [];
    let parent = '';
    const parts = [...list.matchAll(/^( *)- (\S+)/gm)].map(([, indent, name]) => {
      if (!indent) parent = name!;
      return indent ? parent + name! : name!;
    });
    const folders = await Globby('src/*', {onlyDirectories: true, markDirectories: true});
    expect(folders.filter((name) => !parts.includes(name))).toEqual([]);
    expect(parts.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('of steps are those of npm test, in their order', () => {
    const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<'test' | 'test:sites', string>};
    const sites = [...scripts['test:sites'].matchAll(/--project (\w+)/g)].map(([, name]) => `npm run test:${name}`);
    const steps = scripts.test.split(' && ').flatMap((step) => {
      if (step === 'npm run test:sites') return sites;
      // Several at once.
      return step.startsWith('run-p ') ? step.match(/\b\w+:\w+/g)!.map((name) => `npm run ${name}`) : step;
    });
    expect(['npm run references', ...namesIn('wiki/testing.md', 1)]).toEqual(steps);
  });
});

it('the texts beside the docs name commands and files that are there', async () => {
  const files = await Globby(['*.md', 'bench/*.md', 'deploy/**/*.md', 'scripts/**/README.md', 'src/**/README.md']);
  // They are Markdown without components.
  const parser = unified().use(remarkParse).use(remarkGfm);
  const pages = files.map((file) => ({file, text: read(file), tree: parser.parse(read(file))}) as unknown as Page);
  expect(checkNames(pages, await readNames(thisSite))).toEqual([]);
});

it.each(languages)('the page about one package in %s names those that others of ours need', (folder) => {
  const needed = (name: string): string[] => {
    const {dependencies} = JSON.parse(read(`packages/${name}/package.json`)) as {dependencies: Record<string, string>};
    return Object.keys(dependencies).flatMap((one) => (one.startsWith('@lectern/') ? one.slice(9) : []));
  };
  const [, ofCli = '', ofPreset = ''] =
    /`@lectern\/cli` (?:needs|demande) (.+?);\s*`@lectern\/preset`(.+?)\./.exec(read(`${folder}/single-package.md`)) ??
    [];
  const namedIn = (words: string): string[] => [...words.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
  expect(['kit', ...namedIn(ofCli)].sort()).toEqual(needed('cli').sort());
  expect(['kit', ...namedIn(ofCli), ...namedIn(ofPreset)].sort()).toEqual(needed('preset').sort());
  for (const name of ['light', 'markdown', 'publish', 'references', 'search', 'theme'])
    expect(needed(name), name).toEqual(['kit']);
});

it.each(languages)('one command of the update in %s names all packages that a new site lists', (folder) => {
  const site = JSON.parse(read('packages/create/template/site/package.json')) as Record<string, Record<string, string>>;
  const listed = Object.keys({...site.dependencies, ...site.devDependencies}).filter((name) =>
    name.startsWith('@lectern/'),
  );
  const [, named = ''] = /^npm install --save-exact (.*)$/m.exec(read(`${folder}/update.md`)) ?? [];
  expect(named.split(' ').sort()).toEqual(listed.map((name) => `${name}@latest`).sort());
});
