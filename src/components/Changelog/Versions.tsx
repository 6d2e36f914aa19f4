import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import changelog from '@generated/changelog/default/changelog.json';
import Heading from '@theme/Heading';
import type {RootContent} from 'mdast';
import {Fragment, type ReactNode} from 'react';
import {contents, versions} from './outline';

/** The changes in each version. */
export default function Versions(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of contents) collectAnchor(id);
  // Without elements around them, headings have the space of those that are written.
  return versions.map(({id, title, groups}) => (
    <Fragment key={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {groups.map((group) => (
        <Fragment key={group.id}>
          {group.title && (
            <Heading as="h3" id={group.id}>
              {group.title}
            </Heading>
          )}
          <ul lang={changelog.language}>
            {group.changes.map(({packages, content}, index) => (
              <li key={index}>
                <strong>{packages.map((name) => name.replace(/^@[^/]+\//, '')).join(', ')}</strong>
                {content.map(rendered)}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Fragment>
  ));
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
