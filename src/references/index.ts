import {apiKinds, apiLinks, apiNavbarItems, apiNavbarItemsByAddress, apiSidebars} from '@lectern/references/navigation';
import {checkOptions, type GivenOptions} from '@lectern/references/options';
import {siteOf} from '@lectern/references/site';
import {i18n} from '../config/i18n';
import {languageTabs, references as configured} from '../config/references';
import {hasPart} from '../config/presentParts';
import {referenceRules} from '../config/rules';
import {site} from '../config/site';
import {refuseUnknown} from '@lectern/cli/check/levels';
import {hasVersions} from '../versions';
import {referenceFolder} from './folder';
import {thoseThere} from './present';
import {writtenIn} from './writtenIn';

const listed: GivenOptions = configured;
// The names of rules are only known after loading the generator.
refuseUnknown(referenceRules, {file: writtenIn.rules});

/** The options of @lectern/references for this site. */
export const references = checkOptions({
  ...listed,
  openapi: hasPart('rest') ? thoseThere(listed.openapi ?? []) : [],
  graphql: hasPart('graphql') ? thoseThere(listed.graphql ?? []) : [],
  folder: referenceFolder,
  samples: languageTabs,
  rules: referenceRules,
  writtenIn,
  editUrl: `${site.repository}/edit/main`,
  // `npm run build` generates them before it builds languages side by side.
  make: !process.env.REFERENCES_ARE_MADE,
  // src/css/tokens.css has the design tokens.
  tokens: false,
});

/** The site of the references, for code without Docusaurus. */
export const referenceSite = siteOf({siteDir: process.cwd(), i18n}, references);

export const referenceNavbarItems = () =>
  hasVersions ? apiNavbarItems(references) : apiNavbarItemsByAddress(references, referenceSite);
export const referenceSidebars = () => apiSidebars(references, referenceSite);
export const referenceLinks = () => apiLinks(references, referenceSite);
export const referenceKinds = () => apiKinds(references);
