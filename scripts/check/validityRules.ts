import type {ConfigData} from 'html-validate';

/** Rules of the HTML standard and for assistive technology; a comment gives the reason for each rule that is off. */
export const validityRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The minifier chooses quotes, case and spaces, which don't change the meaning.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // The standard reads “&lang=fr” as text, because no old entity has this name.
    'unrecognized-char-ref': 'off',
    // Roles of the theme on other elements have the same effect.
    'prefer-native-element': 'off',
    // Enter submits a form with one field, so it needs no button.
    'wcag/h32': 'off',
    // A drawing may have a name, and the theme names its icon for external links.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
  },
};

/** Markup that breaks a rule on purpose. */
export const exceptions: {rule: string; selector: RegExp; reason: string}[] = [
  {
    rule: 'element-permitted-content',
    selector: /pre > code > div(:nth-child\(\d+\))?$/,
    reason: 'The theme makes a block of each line of code, in code blocks that a component makes.',
  },
  {
    rule: 'no-redundant-role',
    selector: /[ou]l(:nth-child\(\d+\))?$/,
    reason: 'Safari reads no list where the style takes the numbers or points away, unless the role says so.',
  },
  {
    rule: 'element-permitted-content',
    selector: /article > div:nth-child\(\d+\) > style$/,
    reason: 'The rules of conditional text come with the pages that have any, before its first passage.',
  },
];
