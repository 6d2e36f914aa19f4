import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {packageFile} from '../packageFile';
import type {Site} from '../settings/site';
import {ownFolder} from './languages';

/** What languages write for the time being, and call links that say nothing. */
export interface Words {
  placeholder: RegExp;
  emptyLabel: RegExp;
}

interface OfLanguage {
  placeholders?: string[];
  emptyLabels?: string[];
}

const ours = packageFile('words');

/** Of all languages, as a page may hold words of several: ours, and those of the site. */
export function readWords(site: Site): Words {
  const own = ownFolder(site, 'words');
  const words = [ours, ...(own && existsSync(own) ? [own] : [])].flatMap(readFolder);
  const placeholders = words.flatMap(({placeholders = []}) => placeholders).join('|');
  const emptyLabels = words.flatMap(({emptyLabels = []}) => emptyLabels).join('|');
  return {
    placeholder: new RegExp(`\\b(?:${placeholders})\\b`, 'i'),
    emptyLabel: new RegExp(`^(?:${emptyLabels}|https?:.*)$`, 'i'),
  };
}

function readFolder(folder: string): OfLanguage[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as OfLanguage);
}
