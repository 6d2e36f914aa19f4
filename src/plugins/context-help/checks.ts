import {readFileSync} from 'node:fs';
import type {Settings} from '@lectern/cli/settings/settings';
import {defaultLocale} from '../../config/i18n';
import {hasPart} from '../../config/presentParts';
import {versions} from '../../versions';
import {readTopics, topicsFile} from './topics';

type Check = NonNullable<Settings['checks']>[number];

/** Checks that help topics lead to pages of the version at `/docs`; another check compares the headings of translations. */
const checkTopics: Check = ({pages, frozen}) => {
  const last = versions.find(({isLast, name}) => isLast && frozen.has(name));
  const originals = ((last && frozen.get(last.name)) ?? pages)
    .filter(({kind, language}) => kind === 'doc' && language === defaultLocale)
    .map(({key, frontMatter, headings}) => ({key, title: String(frontMatter.title), headings: () => headings}));
  return readTopics(readFileSync(topicsFile, 'utf8'), originals).problems;
};

export const checks: Check[] = hasPart('contextHelp') ? [checkTopics] : [];
