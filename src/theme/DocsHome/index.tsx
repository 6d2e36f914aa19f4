import {translate} from '@docusaurus/Translate';
import DocsHome from '@theme-original/DocsHome';
import type {Props} from '@theme/DocsHome';
import type {ReactNode} from 'react';
import {useLists} from '../../components/useLists';

/** Adds the names of this site's sidebars that are plain lists of pages. */
export default function DocsHomeOfSite(props: Props): ReactNode {
  const {graphql} = useLists();
  const titles = {
    wikiSidebar: translate({
      id: 'docsHome.wiki',
      message: 'Wiki',
      description: 'Heading of the wiki on the page that lists all sections of the documentation',
    }),
    ...Object.fromEntries(
      Object.entries(graphql).map(([sidebar, name]) => [
        sidebar,
        translate(
          {
            id: 'docsHome.graphql',
            message: '{name} reference',
            description: 'Heading of a GraphQL reference on the page that lists all sections of the documentation',
          },
          {name},
        ),
      ]),
    ),
  };
  return <DocsHome {...props} titles={titles} />;
}
