import {expect, it} from 'vitest';
import {partsOfName} from './partsOfName';

it.each([
  ['ValidationProblem', 'Validation Problem'],
  ['ProjectV2ItemFieldDateValueConnection', 'ProjectV2 Item Field Date Value Connection'],
  ['GitHubHTMLPage', 'Git Hub HTML Page'],
  ['createUsersWithListInput', 'create Users With List Input'],
  ['ADD_PROJECT_V2_ITEM', 'ADD_ PROJECT_ V2_ ITEM'],
  ['Repository.pullRequests.headRefName', 'Repository .pull Requests .head Ref Name'],
  ['ProjectItems.aName', 'Project Items .aName'],
  ['DateTime', 'DateTime'],
  ['internationalisation', 'internationalisation'],
  ['__typename', '__typename'],
])('%s may go on in another line between its parts only', (name, parts) => {
  expect(partsOfName(name).join(' ')).toBe(parts);
});
