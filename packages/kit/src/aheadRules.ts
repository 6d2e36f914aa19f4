/** Attribute of links whose pages the browser should prefetch. */
export const aheadMark = 'data-ahead';

/**
 * Speculation rules: the browser prefetches the pages of marked links. The text is the same on all pages, because a
 * security policy lists its hash: @lectern/light writes it into pages, @lectern/publish into the policy.
 */
export const aheadRules = JSON.stringify({
  prefetch: [{where: {selector_matches: `[${aheadMark}]`}, eagerness: 'immediate'}],
});
