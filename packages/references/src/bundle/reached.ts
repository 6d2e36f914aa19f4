import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {apiTheme, apiThemeVersion, copies} from './apiTheme';
import {exchanges, type Exchange} from './exchanges';

/** The version that this package was made for. */
const known = '5.2.0';

/** Of the files of an exchange, those that are as they were: they ask for the module, and for no more than its stub has. */
export function knownFiles({module, has, files}: Exchange, folder = apiTheme): string[] {
  return Object.entries(files).flatMap(([file, mark = '']) => {
    const place = path.join(folder, file);
    const source = existsSync(place) ? readFileSync(place, 'utf8') : '';
    const read = namesRead(source, module);
    return read?.every((name) => has.includes(name)) && source.includes(mark) ? [place] : [];
  });
}

/**
 * What a file of CommonJS reads of a module; nothing, if it does not ask for it in the way that is known:
 *
 *   const react_1 = __importStar(require("react")); … react_1.default.createElement … react_1.useRef   → default, useRef
 */
function namesRead(source: string, module: string): string[] | undefined {
  const asked = /const (\w+) = (?:__import\w+\()?$/.exec(source.split(`require("${module}")`)[0]!);
  if (!asked || !source.includes(`require("${module}")`)) return undefined;
  const [, local] = asked;
  const uses = [...source.matchAll(new RegExp(String.raw`\b${local}\b(?:\.(\w+))?(?! = )`, 'g'))];
  return uses.map(([, name = '*']) => name);
}

/** What is not as it was, each with its file. */
export function strangers(folder = apiTheme): string[] {
  const exchanged = exchanges.flatMap((exchange) => {
    const right = knownFiles(exchange, folder);
    return Object.keys(exchange.files).filter((file) => !right.includes(path.join(folder, file)));
  });
  return [...new Set([...exchanged, ...copies(folder).unknown.map((name) => `${name}.js`)])];
}

/** Says that some of a page may be in English, or heavier than it has to be: what is not found stays as it comes. */
export function warnOfStrangers(): void {
  const changed = strangers();
  if (changed.length === 0) return;
  logger.warn(
    `@lectern/references was made for docusaurus-theme-openapi-docs ${known}, and ${apiThemeVersion()} differs in ${changed.join(', ')}. These parts of the reference come as that theme has them.`,
  );
}
