import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {packageFile} from '../packageFile';
import type {Site} from '../settings/site';
import {ownFolder} from './languages';

/** Placeholders of each language, and link labels that say nothing. */
export interface Words {
  placeholder: RegExp;
  emptyLabel: RegExp;
}

interface OfLanguage {
  placeholders?: string[];
  emptyLabels?: string[];
}

const ours = packageFile('words');

/** Words of all languages, ours and those of the site: a page may mix languages. */
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
