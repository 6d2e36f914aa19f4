import {translate} from '@docusaurus/Translate';

export const graphql = translate({
  id: 'search.kind.graphql',
  message: 'GraphQL',
  description: 'Kind of page: GraphQL reference',
});
