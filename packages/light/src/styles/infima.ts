import {readFileSync} from 'node:fs';
import {isLeftOut, resolveAmong} from '../reached';
import type {Framework} from './dropUnused';
import {classesOf} from './linkSheets';

/** The classes and properties of Infima, which the theme includes as a whole; undefined if it isn't found. */
export function readInfima(siteDir: string): Framework | undefined {
  if (isLeftOut('infima')) return undefined;
  try {
    const css = readFileSync(resolveAmong('infima/dist/css/default/default.css', siteDir), 'utf8');
    return {classes: classesOf(css), properties: new Set(css.match(/--[\w-]+(?=\s*:)/g))};
  } catch {
    return undefined;
  }
}
