import type {PublishOptions} from '@lectern/publish';
import type {MorePolicy} from '@lectern/publish/headers/policy';
import type {PageKind} from '@lectern/search/shared/types';
import {kindNames} from '../text/kindNames';
import {taglineIn} from '../text/taglines';
import {adminPolicy, gitHosts} from '@lectern/cli/cms/page';
import {cms} from './cms';
import {compression} from './compression';
import {currentLocale} from './i18n';
import {isOffline} from './offline';
import {hasPart} from './presentParts';
import {redirects} from './redirects';
import {search} from './search';
import {socialCards} from './socialCards';

/**
 * Additional permissions of the security policy, by directive, besides those that the build derives from pages:
 * `{'connect-src': ['https://search.example.com']}`.
 */
// region policy
export const policy: MorePolicy = {};
// endregion

/** The sections of llms.txt, in this order. */
const order: readonly PageKind[] = ['page', 'docs', 'wiki', 'blog', 'graphql', 'rest'];
const names = kindNames(currentLocale);

/** Files made from the built pages: see `packages/publish/README.md`. */
export const publish: Partial<PublishOptions> = {
  sections: order.flatMap((kind) =>
    search.kinds.filter(([, other]) => other === kind).map(([path]): [string, string] => [path, names[kind]]),
  ),
  tagline: taglineIn(currentLocale),
  twins: hasPart('markdownTwins') && {exclude: search.exclude},
  cards: hasPart('socialCards') && socialCards,
  print: hasPart('printSections'),
  offline: isOffline ? {sources: search.sources} : 'retire',
  redirects,
  redirectsFile: 'src/config/redirects.ts',
  nginx: true,
  headers: {
    rules: 'deploy/_headers',
    policy,
    ownPolicies: hasPart('cms') ? {'/admin': adminPolicy([...gitHosts, cms.signIn])} : {},
  },
  compress: compression.isOn,
};
