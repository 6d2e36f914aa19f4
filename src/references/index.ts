import {apiKinds, apiNavbarItems, apiNavbarItemsByAddress, apiSidebars} from '@lectern/references/navigation';
import {checkOptions} from '@lectern/references/options';
import {siteOf} from '@lectern/references/site';
import {i18n} from '../config/i18n';
import {languageTabs, references as listed} from '../config/references';
import {referenceRules} from '../config/rules';
import {site} from '../config/site';
import {hasVersions} from '../plugins/docs/versions';
import {referenceFolder} from './folder';
import {thoseThere} from './present';

/** What this site says to @lectern/references. */
export const references = checkOptions({
  openapi: thoseThere(listed.openapi),
  graphql: thoseThere(listed.graphql),
  folder: referenceFolder,
  samples: languageTabs,
  rules: referenceRules,
  editUrl: `${site.repository}/edit/main`,
  // What the environment names was asked by `npm run references`; languages are built side by side.
  make: !process.env.GRAPHQL_SCHEMA,
  ownRoutes: true,
  // src/css/tokens.css has what its styles ask for.
  tokens: false,
});

/** Where the references go, for what asks without Docusaurus. */
export const referenceSite = siteOf({siteDir: process.cwd(), i18n}, references);

export const referenceNavbarItems = () =>
  hasVersions ? apiNavbarItems(references) : apiNavbarItemsByAddress(references, referenceSite);
export const referenceSidebars = () => apiSidebars(references, referenceSite);
export const referenceKinds = () => apiKinds(references);
