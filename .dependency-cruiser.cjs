/** `npm run check:arrows`: which packages a package may import. Arrows go one way, and none goes to the site. */
const arrows = {
  cli: ['docs', 'kit', 'markdown', 'publish', 'references', 'search'],
  create: [],
  docs: ['kit'],
  kit: [],
  light: ['kit'],
  markdown: ['kit'],
  preset: ['docs', 'kit', 'light', 'markdown', 'publish', 'references', 'search', 'theme'],
  publish: ['kit'],
  references: ['kit'],
  search: ['kit'],
  theme: ['kit'],
};

const anyPackage = `^packages/(${Object.keys(arrows).join('|')})/`;

module.exports = {
  forbidden: [
    ...Object.entries(arrows).map(([name, others]) => ({
      name: `arrows-of-${name}`,
      comment: `.dependency-cruiser.cjs lists what a package may import: “${name}” may ${others.join(', ') || 'none'}.`,
      severity: 'error',
      from: {path: `^packages/${name}/`},
      to: {path: `^packages/(?!(?:${[name, ...others].join('|')})/)`},
    })),
    {
      name: 'by-name',
      comment: 'One package imports another by its name: beside it, there is nothing once it is packed.',
      severity: 'error',
      from: {path: anyPackage},
      to: {path: '^packages/(?!$1/)', dependencyTypes: ['local']},
    },
    {
      name: 'no-site',
      comment: 'A package takes what it needs of a site from its options, and from what Docusaurus says.',
      severity: 'error',
      from: {path: anyPackage},
      to: {path: '^@site/|^(?:src|scripts|docs|blog|i18n|examples|static|bench)/|^[^/]+\\.(?:ts|mts|json)$'},
    },
    {
      name: 'no-tests',
      comment: 'Only tests use what helps to test.',
      severity: 'error',
      from: {path: anyPackage, pathNot: '\\.test\\.tsx?$'},
      to: {path: '^tests/|\\.test\\.tsx?$'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    // Files of a new site, which uses packages as any other does.
    exclude: {path: '^packages/create/template/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
