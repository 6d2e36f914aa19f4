import {translate} from '@docusaurus/Translate';

export const rest = translate({
  id: 'search.kind.rest',
  message: 'REST',
  description: 'Kind of page found: REST reference',
});
