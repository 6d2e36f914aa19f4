import type {ConfigData} from 'html-validate';

/** What html-validate recommends, less what is taste or another check's matter. */
export const validityRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The minifier's choice of quotes, case and spaces, which change no meaning.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
  },
};
