import {translate} from '@docusaurus/Translate';
import changelog from '@generated/changelog/default/changelog.json';
import type {Change, Level} from '../../plugins/changelog/versions';

interface Group {
  id: string;
  /** Missing in a first version, which changes nothing. */
  title?: string;
  changes: Change[];
}

const titles: Record<Level, string> = {
  major: translate({
    id: 'changelog.major',
    message: 'You have to change something',
    description: 'Heading of changes of a version that a site has to follow',
  }),
  minor: translate({
    id: 'changelog.minor',
    message: 'New',
    description: 'Heading of new functions of a version',
  }),
  patch: translate({
    id: 'changelog.patch',
    message: 'Corrected',
    description: 'Heading of corrections of a version',
  }),
};

const next = translate({
  id: 'changelog.next',
  message: 'Not released yet',
  description: 'Heading of changes that no version has yet',
});

/** The versions as they stand on the page, with their changes by what they ask of a site. */
export const versions = changelog.versions.map(({number, changes}) => {
  const id = number ? `version-${number}` : 'next-version';
  const groups: Group[] = [
    ...(['major', 'minor', 'patch'] as const).map((level) => ({
      id: `${id}-${level}`,
      title: titles[level],
      changes: changes.filter((change) => change.level === level),
    })),
    {id, changes: changes.filter(({level}) => !level)},
  ];
  return {id, title: number ?? next, groups: groups.filter((group) => group.changes.length > 0)};
});

/** For the table of contents of the page, in which Docusaurus lists only what is written in Markdown. */
export const contents = versions.flatMap(({id, title, groups}) => [
  {value: title, id, level: 2},
  ...groups.flatMap((group) => (group.title ? [{value: group.title, id: group.id, level: 3}] : [])),
]);
