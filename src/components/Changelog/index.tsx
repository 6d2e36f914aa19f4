import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import changelog from '@generated/changelog/default/changelog.json';
import Heading from '@theme/Heading';
import type {RootContent} from 'mdast';
import type {ReactNode} from 'react';
import type {Change, Level} from '../../plugins/changelog/versions';

const levels: [Level | undefined, ReactNode][] = [
  [
    'major',
    <Translate id="changelog.major" description="Heading of changes of a version that a site has to follow">
      You have to change something
    </Translate>,
  ],
  [
    'minor',
    <Translate id="changelog.minor" description="Heading of new functions of a version">
      New
    </Translate>,
  ],
  [
    'patch',
    <Translate id="changelog.patch" description="Heading of corrections of a version">
      Corrected
    </Translate>,
  ],
  [undefined, null],
];

/** The changes in each version. */
export default function Changelog(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return changelog.versions.map(({number, changes}) => {
    const id = number ? `version-${number}` : 'next-version';
    collectAnchor(id);
    return (
      <section key={id}>
        <Heading as="h2" id={id}>
          {number ?? (
            <Translate id="changelog.next" description="Heading of changes that no version has yet">
              Not released yet
            </Translate>
          )}
        </Heading>
        {levels.map(([level, title]) => (
          <Changes key={level ?? ''} title={title} changes={changes.filter((change) => change.level === level)} />
        ))}
      </section>
    );
  });
}

function Changes({title, changes}: {title: ReactNode; changes: Change[]}): ReactNode {
  if (changes.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul lang={changelog.language}>
        {changes.map(({packages, content}, index) => (
          <li key={index}>
            <strong>{packages.map((name) => name.replace(/^@[^/]+\//, '')).join(', ')}</strong>
            {content.map(rendered)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders the few kinds of Markdown in descriptions of changes. */
function rendered(node: RootContent, key: number): ReactNode {
  const inside = 'children' in node ? (node.children as RootContent[]).map(rendered) : null;
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return <code key={key}>{node.value}</code>;
  if (node.type === 'code') return <pre key={key}>{node.value}</pre>;
  if (node.type === 'paragraph') return <p key={key}>{inside}</p>;
  if (node.type === 'list') return <ul key={key}>{inside}</ul>;
  if (node.type === 'listItem') return <li key={key}>{inside}</li>;
  if (node.type === 'link')
    return (
      <Link key={key} to={node.url}>
        {inside}
      </Link>
    );
  return inside;
}
