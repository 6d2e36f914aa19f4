import {translate} from '@docusaurus/Translate';

export const wiki = translate({
  id: 'search.kind.wiki',
  message: 'Wiki',
  description: 'Kind of page found: page of the wiki',
});
