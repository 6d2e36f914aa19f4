/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */

import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import taggedDocs from '@generated/lectern-theme/default/taggedDocs.json';
import {useTagCounts} from '@lectern/theme/components/useTagCounts';
import {useTagPlace} from '@lectern/theme/components/useTagPlace';
import {docsOf} from '@lectern/theme/tags/tree';
import type {Props} from '@theme/DocTagDocListPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import TagPlace from '@theme/TagPlace';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function useTitle({count, label}: Props['tag']): string {
  const {selectMessage} = usePluralForm();
  const nDocsTagged = selectMessage(
    count,
    translate(
      {
        id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
        description: 'Pluralized label for "{count} docs tagged"',
        message: 'One doc tagged|{count} docs tagged',
      },
      {count},
    ),
  );
  return translate(
    {
      id: 'theme.docs.tagDocListPageTitle',
      description: 'The title of the page for a docs tag',
      message: '{nDocsTagged} with "{tagName}"',
    },
    {nDocsTagged, tagName: label},
  );
}

export default function DocTagDocListPage({tag}: Props): ReactNode {
  const title = useTitle(tag);
  const {ancestors = [], children = []} = useTagPlace(tag.permalink) ?? {};
  const counts = useTagCounts();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className={clsx('col col--8 col--offset-2', styles.page)}>
            {tag.unlisted && <Unlisted />}
            <header className="margin-bottom--lg">
              <nav
                aria-label={translate({
                  id: 'theme.docs.breadcrumbs.navAriaLabel',
                  message: 'Breadcrumbs',
                  description: 'The ARIA label for the breadcrumbs',
                })}
              >
                <ol className={styles.trail}>
                  <li>
                    <Link to={tag.allTagsPath}>
                      {translate({
                        id: 'theme.tags.tagsPageTitle',
                        message: 'Tags',
                        description: 'The title of the tag list page',
                      })}
                    </Link>
                  </li>
                  {ancestors.map(({label, permalink}) => (
                    <li key={permalink}>
                      <Link to={permalink}>{label}</Link>
                    </li>
                  ))}
                </ol>
              </nav>
              <Heading as="h1">{tag.label}</Heading>
              {tag.description && <p>{tag.description}</p>}
              <TagPlace permalink={tag.permalink} own={tag.count} />
            </header>
            <section>
              {tag.items.map((doc) => (
                <article key={doc.id} className={styles.row}>
                  <Link to={doc.permalink}>
                    <Heading as="h2">{doc.title}</Heading>
                  </Link>
                  {doc.description && <p>{doc.description}</p>}
                </article>
              ))}
            </section>
            {children.map((narrower) => (
              <section key={narrower.permalink} className={styles.row}>
                <Heading as="h2">
                  <Link to={narrower.permalink}>{narrower.label}</Link> <small>{counts.pages(narrower.pages)}</small>
                </Heading>
                <ul className={styles.narrower}>
                  {docsOf(narrower, taggedDocs).map(({title, permalink}) => (
                    <li key={permalink}>
                      <Link to={permalink}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}
