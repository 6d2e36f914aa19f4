import {readFileSync} from 'node:fs';
import {isLeftOut, resolveAmong} from '../reached';
import type {Framework} from './dropUnused';
import {classesOf} from './linkSheets';

/** What Infima styles, which the theme brings as a whole; nothing, where it is not found. */
export function readInfima(siteDir: string): Framework | undefined {
  if (isLeftOut('infima')) return undefined;
  try {
    const css = readFileSync(resolveAmong('infima/dist/css/default/default.css', siteDir), 'utf8');
    return {classes: classesOf(css), properties: new Set(css.match(/--[\w-]+(?=\s*:)/g))};
  } catch {
    return undefined;
  }
}
