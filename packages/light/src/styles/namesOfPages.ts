import path from 'node:path';
import type {BuiltPage} from '@lectern/kit/builtPages';
import {isCommonSheet} from './linkSheets';
import {commonIn} from './namesIn';

/** What the pages of a build ask for of its styles. */
export class NamesOfPages {
  /** Classes. */
  readonly shown = new Set<string>();
  /** Custom properties. */
  readonly named = new Set<string>();
  /** Whether scripts wait until a page is used. */
  isDeferred = false;
  /** Whether each page that has the sheet of all pages has it in a way that is known. */
  isLinked = true;

  private readonly common: string | undefined;

  constructor(outDir: string) {
    this.common = commonIn(path.join(outDir, 'assets/css'));
  }

  add({html, outline}: Pick<BuiltPage, 'html' | 'outline'>): void {
    for (const name of outline.classes) this.shown.add(name);
    for (const name of outline.properties) this.named.add(name);
    this.isDeferred ||= outline.scripts.some(({attributes}) => attributes['data-scripts'] !== undefined);
    if (this.common && html.includes(this.common)) this.isLinked &&= outline.head.some(isCommonSheet);
  }
}
