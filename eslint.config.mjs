import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** `src/config/i18n.ts` lists the languages: this code holds for any. */
const ofAnyLanguage = [
  'packages',
  'scripts',
  ...['plugins', 'theme', 'components', 'home/Home', 'early'].map((name) => `src/${name}`),
];
/** Made for one language and named after it, for one site, or to try the rest. */
const ofCertainLanguages = [
  '**/{en,fr}.ts',
  '**/translations/**',
  '**/*.test.{ts,tsx}',
  'packages/search/src/languages/**',
];
const language = '/^(?:en|fr)$/';
const message = 'Take the languages from src/config/i18n.ts, or put this into a file that is named after its language.';

const noFolderOfTheProcess = {
  object: 'process',
  property: 'cwd',
  message: 'Docusaurus says where the site is: siteDir.',
};

const ofTestsAlone = ['**/*.alone.test.ts'];
const noMocks = ['mock', 'doMock'].map((property) => ({
  object: 'vi',
  property,
  message: 'Other tests would get it too: name the file “….alone.test.ts”.',
}));

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '**/.docusaurus',
      '.cache',
      'docs/api',
      'i18n/**/api',
      'test-results',
      'playwright-report',
      'static',
      'packages/create/template',
      '**/*.mjs',
      '**/*.mts',
      '**/*.cjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {parserOptions: {project: './tsconfig.json', tsconfigRootDir: import.meta.dirname}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
    },
  },
  {
    files: ofAnyLanguage.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ofCertainLanguages,
    rules: {
      'no-restricted-syntax': [
        'error',
        {selector: `Literal[value=${language}]`, message},
        {selector: `TemplateElement[value.raw=${language}]`, message},
        {selector: `MemberExpression[computed=false][property.name=${language}]`, message},
        {selector: `TemplateElement[value.raw=/\\bi18n\\/(?:en|fr)\\b/]`, message},
        {selector: `Literal[value=/\\bi18n\\/(?:en|fr)\\b/]`, message},
        {selector: `Property[key.name=${language}]`, message},
        {selector: `TSPropertySignature[key.name=${language}]`, message},
      ],
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForFunction'] > ArrowFunctionExpression[async=true]",
          message: 'It takes the promise for its answer and does not wait: poll with expect.poll and page.evaluate.',
        },
      ],
    },
  },
  {
    // Unit tests share their modules.
    files: ['**/*.test.{ts,tsx}'],
    ignores: ofTestsAlone,
    rules: {'no-restricted-properties': ['error', ...noMocks]},
  },
  {
    // What a package imports is for .dependency-cruiser.cjs to say.
    files: ['packages/*/src/**'],
    rules: {
      'no-restricted-properties': ['error', noFolderOfTheProcess],
    },
  },
  {
    files: ['packages/*/src/**/*.test.{ts,tsx}'],
    ignores: ofTestsAlone,
    rules: {'no-restricted-properties': ['error', noFolderOfTheProcess, ...noMocks]},
  },
  {files: ['{src,packages}/**/*.tsx'], ...reactHooks.configs.flat['recommended-latest']},
);
