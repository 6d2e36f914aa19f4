import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {shown} from '@lectern/kit/problems';
import {graphQlKinds} from './graphQlKinds';
import {current} from './current';
import {readMade} from './made';
import {categoryOf, deprecatedInSidebar, graphQlNameOf, sidebarNameOf} from './names';
import {checkOptions, type GivenOptions} from './options';
import {docsRouteOf, type Site} from './site';
import {wordsIn} from './graphql/words';
import type {GraphQlSettings, OpenApiSettings} from './types';

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];
type Category = {type: 'category'; key?: string; label: string; items: SidebarItem[]};

/**
 * One sidebar for each API, for `sidebars.ts`. Pages bring their own labels, in each language. Without arguments, those
 * of the plugin, which Docusaurus has started by then.
 */
export function apiSidebars(given?: GivenOptions, site?: Site): SidebarsConfig {
  const known = given && site ? {options: checkOptions(given), site} : current();
  const {openapi, graphql} = known.options;
  return Object.fromEntries([
    ...openapi.map((api) => [sidebarNameOf(api), [openApiCategory(api, known.site)]]),
    ...graphql.map((api) => [sidebarNameOf(api), graphQlSidebar(api, known.site)]),
  ]) as SidebarsConfig;
}

/** One item for each API, on the left, for `themeConfig.navbar`: it leads to the first page of the sidebar. */
export function apiNavbarItems(given: GivenOptions): NavbarItem[] {
  const {openapi, graphql} = checkOptions(given);
  const item = (api: {id: string; sidebar?: string}, label: string | undefined): NavbarItem => ({
    type: 'docSidebar',
    sidebarId: sidebarNameOf(api),
    position: 'left',
    ...(label !== undefined && {label}),
  });
  return [
    ...graphql.map((api) => item(api, graphQlNameOf(api))),
    // Without a label, Docusaurus takes that of the category, in the language of the page.
    ...openapi.map((api) => item(api, api.label)),
  ];
}

/**
 * The same for docs without versions, by their addresses: so the item of an OpenAPI file is marked on the page of its
 * category as well, of which no sidebar knows.
 */
export function apiNavbarItemsByAddress(given: GivenOptions, site: Site): NavbarItem[] {
  const {openapi, graphql} = checkOptions(given);
  const {docsRoute} = site;
  return [
    ...graphql.map(({route, ...api}): NavbarItem => ({
      to: firstPageOf({route}, docsRoute),
      label: graphQlNameOf(api),
      position: 'left',
      activeBaseRegex: `${docsRoute}/${route}/(\\w+$|(${graphQlKinds.join('|')})/)`,
    })),
    ...openapi.map((api): NavbarItem => {
      const category = categoryOf(api.id);
      return {
        to: categoryPageOf(api, docsRoute),
        label: openApiLabelOf(api, site),
        position: 'left',
        activeBaseRegex: `${docsRoute}/(category/${category}|${api.route}/)`,
      };
    }),
  ];
}

/** One link to each API, for a sidebar of other pages: an API that is the only one of its kind is named after that. */
export function apiLinks(given: GivenOptions, site: Site): {href: string; label: string}[] {
  const {openapi, graphql} = checkOptions(given);
  const {docsRoute} = site;
  return [
    ...openapi.map((api) => ({
      href: categoryPageOf(api, docsRoute),
      label: openapi.length === 1 ? 'REST reference' : openApiLabelOf(api, site),
    })),
    ...graphql.map((api) => ({
      href: firstPageOf(api, docsRoute),
      label: graphql.length === 1 ? 'GraphQL reference' : graphQlNameOf(api),
    })),
  ];
}

function categoryPageOf({id}: {id: string}, docsRoute: string): string {
  return `${docsRoute}/category/${categoryOf(id)}`;
}

function firstPageOf({route}: {route: string}, docsRoute: string): string {
  return `${docsRoute}/${route}/${graphQlKinds[0]}`;
}

function openApiLabelOf(api: OpenApiSettings, site: Site): string {
  return api.label ?? aboutOf(api, site).title;
}

/** Which addresses are of which kind in search and lists: those inside others come first. */
export function apiKinds(given: GivenOptions): [path: string, kind: 'rest' | 'graphql'][] {
  const {openapi, graphql, docs} = checkOptions(given);
  const docsRoute = docsRouteOf({docs});
  const all: [string, 'rest' | 'graphql'][] = [
    ...openapi.flatMap(({id, route}): [string, 'rest'][] => [
      [`${docsRoute}/${route}`, 'rest'],
      [`${docsRoute}/category/${categoryOf(id)}`, 'rest'],
    ]),
    ...graphql.map(({route}): [string, 'graphql'] => [`${docsRoute}/${route}`, 'graphql']),
  ];
  const inner = ([address]: [string, string]): number =>
    all.filter(([other]) => address.startsWith(`${other}/`)).length;
  return all.sort((a, b) => inner(b) - inner(a));
}

/** How an OpenAPI file calls itself, in a language. */
function aboutOf({id, title, description}: OpenApiSettings, site: Site) {
  const made = readMade(site)[id]?.about?.[site.locale];
  return {title: title ?? made?.title ?? id, description: description ?? (made?.description || undefined)};
}

function openApiCategory(api: OpenApiSettings, site: Site): SidebarItem {
  const {title, description} = aboutOf(api, site);
  const category = categoryOf(api.id);
  return {
    type: 'category',
    key: category,
    label: title,
    collapsed: false,
    link: {type: 'generated-index', slug: `/category/${category}`, description},
    items: openApiItems(api, site),
  };
}

/** In a category, as pages of an OpenAPI file are: it begins the breadcrumbs, and is a section for paper. */
function graphQlSidebar(api: GraphQlSettings, site: Site): SidebarItem[] {
  const items = graphQlItems(api, site);
  // Not where kinds are categories themselves: nobody prints a page for each of so many types.
  if (items.some((item) => typeof item === 'object')) return items;
  return [{type: 'category', key: sidebarKey(api.route), label: graphQlNameOf(api), collapsed: false, items}];
}

/** The eight pages. One that lists pages of types has these below it, by their letters: a page shows those of its own. */
function graphQlItems({route}: GraphQlSettings, {languages, locale}: Site): SidebarItem[] {
  const {pages} = wordsIn(locale, languages.find((language) => language.locale === locale)?.texts);
  let count = 0;
  const items = graphQlKinds.map((kind): SidebarItem => {
    const id = `${route}/${kind}`;
    const folder = path.join(languages[0]!.docs, id);
    if (!existsSync(folder)) return id;
    const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
    count += names.length;
    const letterOf = (name: string): string =>
      name
        .replace(/^-+(?=.)/, '')
        .charAt(0)
        .toUpperCase();
    const letters = [...new Set(names.map(letterOf))].sort();
    // No type is deprecated: they need not be read.
    const isOld = (name: string): boolean =>
      (kind === 'queries' || kind === 'mutations') &&
      readFileSync(path.join(folder, name), 'utf8').includes(`\nsidebar_class_name: ${deprecatedInSidebar}\n`);
    return {
      type: 'category',
      key: `${sidebarKey(route)}-${kind}`,
      label: pages[kind].label,
      link: {type: 'doc', id},
      items: letters.map((letter): SidebarItem => ({
        type: 'category',
        key: `${sidebarKey(route)}-${kind}-${letter}`,
        label: letter,
        items: names
          .filter((name) => letterOf(name) === letter)
          .sort()
          .map((name): SidebarItem => {
            const page = `${id}/${path.basename(name, '.md')}`;
            return isOld(name) ? {type: 'doc', id: page, className: deprecatedInSidebar} : page;
          }),
      })),
    };
  });
  return count > mostWithoutFilter ? withFilter(items) : items;
}

/** Types that are found without one. */
const mostWithoutFilter = 30;

/** `theme/DocSidebarItems` looks at the first item. */
function withFilter([first, ...others]: SidebarItem[]): SidebarItem[] {
  const item = typeof first === 'string' ? {type: 'doc' as const, id: first} : first!;
  return [{...item, customProps: {hasFilter: true}} as SidebarItem, ...others];
}

const sidebarKey = (route: string): string => route.replaceAll('/', '-');

/** Its pages, grouped by tag, as the generator left them. */
function openApiItems(api: OpenApiSettings, {languages, locale}: Site): SidebarItem[] {
  const [first, own] = [languages[0]!, languages.find((language) => language.locale === locale)!];
  const items = readItems(api, first.docs);
  if (own === first) return items;
  const translated = readItems(api, own.docs);
  return items.map((item, index) => withLabelOf(item, translated[index]));
}

function readItems({route}: OpenApiSettings, docs: string): SidebarItem[] {
  const file = path.join(docs, route, 'sidebar.json');
  if (!existsSync(file)) {
    throw new Error(`The REST reference is not there yet (${shown(file)}). Make it first: docusaurus references`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SidebarItem[];
}

/** Tags are named by the texts of the language; the key stays, so that translation files can name them otherwise. */
function withLabelOf(item: SidebarItem, translated: SidebarItem | undefined): SidebarItem {
  if (!isCategory(item) || !isCategory(translated) || item.label === translated.label) return item;
  return {...(item as Category), key: item.key ?? item.label, label: translated.label};
}

function isCategory(item: SidebarItem | undefined): item is Category & SidebarItem {
  return typeof item === 'object' && item.type === 'category';
}
