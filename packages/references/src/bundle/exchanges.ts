/** Modules that some files of the theme get in place of others. */
export interface Exchange {
  /** What these files ask for. */
  module: string;
  /** Names of our own, in `stubs`, by what they stand in for: the module, and what a build makes of calls to it. */
  stubs: Record<string, string>;
  /** What the stub has of the module: a file that reads more keeps the module. */
  has: string[];
  /** Files of the theme, and what in them shows that they still mean the same, if asking for the module does not. */
  files: Record<string, string | undefined>;
}

const index = (components: string[], mark?: string): Exchange['files'] =>
  Object.fromEntries(components.map((component) => [`${component}/index.js`, mark]));

export const exchanges: Exchange[] = [
  {
    module: 'react',
    // Under the name that Docusaurus gives it, or its own alias would win.
    stubs: {react: 'react'},
    has: ['default', 'cloneElement', 'useEffect', 'useRef', 'useState'],
    files: {
      ...index(['RequestSchema', 'ResponseSchema', 'ResponseHeaders', 'ParamsDetails'], '"ul"'),
      ...index(['SchemaTabs', 'DiscriminatorTabs', 'ApiTabs'], 'role: "tablist"'),
    },
  },
  {
    module: 'react',
    stubs: {react: 'schemaReact'},
    has: ['default', 'useCallback', 'useMemo'],
    files: index(['Schema'], '"property name*"'),
  },
  {
    module: '@docusaurus/BrowserOnly',
    stubs: {'@docusaurus/BrowserOnly': 'BrowserOnly'},
    has: ['default'],
    files: index(['ParamsDetails', 'RequestSchema', 'ResponseSchema']),
  },
  {
    module: '@docusaurus/Translate',
    stubs: {
      '@docusaurus/Translate': 'translateParameters',
      '@docusaurus/Interpolate': 'interpolateParameters',
    },
    has: ['translate'],
    files: index(['ParamsDetails'], 'openapi.paramsDetails.parametersTitle'),
  },
  {
    module: '../../markdown/schema',
    stubs: {'../../markdown/schema': 'qualifiers'},
    has: ['getQualifierMessage', 'getSchemaName'],
    files: index(['ParamsItem', 'Schema', 'SchemaItem']),
  },
  {
    module: 'allof-merge',
    stubs: {'allof-merge': 'merged'},
    has: ['merge'],
    files: {'Schema/normalize.js': undefined},
  },
  {
    module: '@reduxjs/toolkit',
    stubs: {'@reduxjs/toolkit': 'toolkit'},
    has: ['createSlice'],
    files: {'ApiExplorer/SchemaSelection/slice.js': undefined},
  },
  {
    module: 'react-redux',
    stubs: {'react-redux': 'reactRedux'},
    has: ['useDispatch', 'useSelector'],
    files: {'ApiItem/hooks.js': undefined},
  },
];
