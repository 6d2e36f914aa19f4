import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPage} from '@lectern/kit/builtPages';
import postcss from 'postcss';
import {activeLink} from '../hydration/loader/contents';
import {isOfKeyframes} from './dropUnused';
import {isCommonSheet} from './linkSheets';
import {commonIn, filesIn} from './namesIn';
import {classesNamedBy} from './selectors';

/** What pages have of what styles know: one for all pages that have the same. */
export interface Look {
  /** Pages of a kind have most of it in common: docs, posts of a blog, lists of them, all others. */
  kind: string;
  /** `p b a` for `<p class="b a">`. */
  elements: string[];
  /** Custom properties in the page itself. */
  properties: string[];
  /** Addresses of further sheets that Docusaurus has linked. */
  sheets: string[];
  pages: number;
}

/** Links of the contents, one of which the loader marks. */
const marked = 'toc-highlight';

type Seen = Pick<BuiltPage, 'html' | 'outline' | 'sheets' | 'url' | 'head'>;

/** What the pages of a build ask for of its styles. */
export class NamesOfPages {
  /** Classes. */
  readonly shown = new Set<string>();
  /** Custom properties. */
  readonly named = new Set<string>();
  /** Those of them that pages may set themselves. */
  readonly set = new Set<string>();
  readonly looks: Look[] = [];
  /** By the address of a page, the number of its look. */
  readonly lookOf = new Map<string, number>();
  /** Whether scripts wait until a page is used. */
  isDeferred = false;
  /** Whether each page that has the sheet of all pages has it in a way that is known. */
  isLinked = true;

  private readonly common: string | undefined;
  private readonly styled = new Set<string>();
  private readonly partsOfStyled = new Set<string>();
  private readonly numbers = new Map<string, number>();

  constructor(outDir: string) {
    const folder = path.join(outDir, 'assets/css');
    this.common = commonIn(folder);
    for (const file of filesIn(folder, /\.css$/)) {
      postcss.parse(readFileSync(path.join(folder, file), 'utf8')).walkRules((rule) => {
        if (isOfKeyframes(rule)) return;
        for (const {names, parts} of rule.selectors.map(classesNamedBy)) {
          for (const name of names) this.styled.add(name);
          for (const part of parts) this.partsOfStyled.add(part);
        }
      });
    }
  }

  add(page: Seen): void {
    const {html, outline} = page;
    for (const name of outline.classes) this.shown.add(name);
    for (const name of outline.properties) this.named.add(name);
    for (const name of outline.setProperties) this.set.add(name);
    this.isDeferred ||= outline.scripts.some(({attributes}) => attributes['data-scripts'] !== undefined);
    if (!this.common || !html.includes(this.common)) return;
    this.isLinked &&= outline.head.some(isCommonSheet);
    this.addLook(page);
  }

  private addLook({url, outline, sheets, head}: Seen): void {
    const look: Omit<Look, 'pages'> = {
      kind: `${head.plugin ?? ''} ${head.isFindable ? '' : 'list'}`.trim(),
      elements: [...new Set([...outline.elements].map((one) => this.styledOf(one)))].sort(),
      properties: [...outline.properties].sort(),
      sheets: sheets.filter((one) => !one.endsWith(this.common!)),
    };
    const key = JSON.stringify(look);
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.looks.push({...look, pages: 0}) - 1;
      this.numbers.set(key, number);
    }
    this.looks[number]!.pages++;
    this.lookOf.set(url, number);
  }

  /** Without classes that no sheet knows, which differ from page to page; with what the loader adds before there are scripts. */
  private styledOf(element: string): string {
    const [tag, ...classes] = element.split(' ');
    const isStyled = (name: string): boolean =>
      this.styled.has(name) || [...this.partsOfStyled].some((part) => name.includes(part));
    if (classes.includes(marked)) classes.push(activeLink);
    return [tag, ...new Set(classes.filter(isStyled).sort())].join(' ');
  }
}
