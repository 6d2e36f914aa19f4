import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPage} from '@lectern/kit/builtPages';
import postcss from 'postcss';
import {activeLink} from '../hydration/loader/contents';
import {isOfKeyframes} from './dropUnused';
import {isCommonSheet} from './linkSheets';
import {commonIn, filesIn} from './namesIn';
import {classesNamedBy} from './selectors';

/** The styled elements of a page; pages with the same elements share a look. */
export interface Look {
  /** Pages of a kind have most elements in common: docs, posts of a blog, lists of them, all others. */
  kind: string;
  /** `p b a` for `<p class="b a">`. */
  elements: string[];
  /** Custom properties in the HTML. */
  properties: string[];
  /** URLs of further sheets that Docusaurus has linked. */
  sheets: string[];
  pages: number;
}

/** The class of the link that the loader marks in the table of contents. */
const marked = 'toc-highlight';

type Seen = Pick<BuiltPage, 'html' | 'outline' | 'sheets' | 'url' | 'head'>;

/** The names on the pages of a build that affect its styles. */
export class NamesOfPages {
  /** Class names. */
  readonly shown = new Set<string>();
  /** Custom properties. */
  readonly named = new Set<string>();
  /** Custom properties that pages may set themselves. */
  readonly set = new Set<string>();
  readonly looks: Look[] = [];
  /** The index of a page's look, by URL. */
  readonly lookOf = new Map<string, number>();
  /** Whether scripts wait for the first use of a page. */
  isDeferred = false;
  /** Whether each page links the common style sheet in a known form. */
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

  /** An element without classes that no sheet has, which differ between pages, but with those that the loader adds. */
  private styledOf(element: string): string {
    const [tag, ...classes] = element.split(' ');
    const isStyled = (name: string): boolean =>
      this.styled.has(name) || [...this.partsOfStyled].some((part) => name.includes(part));
    if (classes.includes(marked)) classes.push(activeLink);
    return [tag, ...new Set(classes.filter(isStyled).sort())].join(' ');
  }
}
