import type {ConfigData} from 'html-validate';

/** The HTML standard and what assistive technology needs; each rule that is off says why. */
export const validityRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The minifier's choice of quotes, case and spaces, which change no meaning.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // “&lang=fr” in a text: the standard takes it for what it says, since no old entity has this name.
    'unrecognized-char-ref': 'off',
    // Roles of the theme on other elements say the same to everyone who asks for them.
    'prefer-native-element': 'off',
    // Enter submits a form with one field; the button would only repeat it.
    'wcag/h32': 'off',
    // A drawing may be named as well, and the theme names its arrow of links that lead elsewhere.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
  },
};

/** What the pages have for a reason that the rules do not know. */
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
