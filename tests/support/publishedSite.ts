/** A published site in two languages and two versions below a base path, as a build with twins and a search leaves it. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {overview} from '@lectern/publish/twins/llms';
import {linkedLists, listOf, type Version} from '@lectern/publish/twins/lists';
import {makeIndex} from '@lectern/search/build/makeIndex';
import type {IndexedPage, IndexedSection} from '@lectern/search/build/page';
import {writeTexts} from '@lectern/search/build/pageText';

export const siteUrl = 'https://docs.example';
export const baseUrl = '/product/';

interface Words {
  code: string;
  label: string;
  base: string;
  install: string;
  text: string;
}

const languages: Words[] = [
  {code: 'en', label: 'English', base: baseUrl, install: 'Install', text: 'Turn the crank until the lamp is lit.'},
  {
    code: 'fr',
    label: 'Français',
    base: `${baseUrl}fr/`,
    install: 'Installer',
    text: 'Tournez la manivelle jusqu’à ce que la lampe s’allume.',
  },
];

/** Writes it, and says where. */
export async function publishedSite(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  for (const language of languages) await publish(folder, language);
  return folder;
}

async function publish(folder: string, {code, base, install, text}: Words): Promise<void> {
  const versions: Version[] = [
    {name: '2.0', path: `${base}docs`, isLast: true},
    {name: '1.0', path: `${base}docs/1.0`, isLast: false},
  ];
  const outDir = path.join(folder, base.slice(baseUrl.length));
  const page = (place: string, title: string, words: string, ...sections: IndexedSection[]): IndexedPage => ({
    url: base + place,
    kind: 'docs',
    about: words,
    breadcrumb: sections.length > 0 ? ['Guides'] : [],
    sections: [
      {heading: title, level: 1, anchor: '', text: words, passages: {prose: [[words]], fragments: [], code: []}},
      ...sections,
    ],
  });
  const speed = {heading: 'crankSpeed', level: 2, anchor: 'crank-speed', text};
  const pages = [
    page('', 'Acme', 'A lamp.'),
    page('docs/install', install, text, speed),
    page('docs/1.0/install', install, `1.0: ${text}`, speed),
  ];

  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  };
  const at = (url: string): string => url.slice(baseUrl.length);
  const twin = (url: string): string => `${url.endsWith('/') ? `${url}index` : url}.md`;
  for (const {url, sections, about} of pages) {
    const [title] = sections;
    write(at(twin(url)), `---\ntitle: ${title!.heading}\nlanguage: ${code}\n---\n\n# ${title!.heading}\n\n${about}\n`);
  }
  const listed = pages.map(({url, sections, about = ''}) => ({
    title: sections[0]!.heading,
    description: about,
    url: siteUrl + twin(url),
    text: '',
    section: 'Docs',
  }));
  const isOld = ({url}: {url: string}): boolean => url.includes('/1.0/');
  const i18n = {
    locales: languages.map((language) => language.code),
    localeConfigs: Object.fromEntries(
      languages.map(({code: one, label, base: start}) => [one, {label, baseUrl: start}]),
    ),
  };
  const context = {siteConfig: {url: siteUrl}, i18n} as Parameters<typeof linkedLists>[1];
  const site = {
    title: 'Acme',
    description: 'A lamp.',
    sections: ['Docs'],
    leftOut: 'Left out',
    lists: {heading: 'Lists', links: linkedLists(versions, context)},
  };
  write(
    at(`${base}llms.txt`),
    overview(
      listed.filter((one) => !isOld(one)),
      site,
    ),
  );
  write(at(listOf(versions[1]!)), overview(listed.filter(isOld), site));
  const canonical = `${siteUrl}${base}404.html`;
  write(at(`${base}404.html`), `<html lang="${code}"><head><link rel="canonical" href="${canonical}"></head></html>`);

  const {docs, index} = makeIndex(pages, {hash: 'a1b2', language: code, baseUrl: base});
  write(at(`${base}search-docs.json`), docs);
  write(at(`${base}search-index.json`), index);
  await writeTexts(pages, {outDir, baseUrl: base});
}
