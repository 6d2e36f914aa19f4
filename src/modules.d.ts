/** Modules without types. */

declare module '@generated/context-help/default/topics.json' {
  import type {HelpTopic} from '@site/src/plugins/context-help';

  const topics: HelpTopic[];
  export default topics;
}

declare module '@generated/changelog/default/changelog.json' {
  import type {Changelog} from '@site/src/plugins/changelog/versions';

  const changelog: Changelog;
  export default changelog;
}

declare module '*/loader.cjs' {
  interface Context {
    resourcePath: string;
    rootContext: string;
    target: 'web' | 'node';
    emitFile(file: string, content: Buffer): void;
  }
  export default function loader(this: Context, picture: Buffer): Promise<string>;
}

declare module 'prismjs' {
  export interface Token {
    type: string;
    alias?: string | string[];
    content: string | Token | (string | Token)[];
  }
  interface Context {
    code: string;
    grammar: object;
    language: string;
    tokens: (string | Token)[];
  }
  const Prism: {
    languages: Record<string, object | (() => unknown) | undefined>;
    tokenize(code: string, grammar: object): (string | Token)[];
    hooks: {run(name: 'before-tokenize' | 'after-tokenize', context: Context): void};
  };
  export default Prism;
}

declare module 'prismjs/components/' {
  const loadLanguages: {(languages: string[]): void; silent: boolean};
  export default loadLanguages;
}

declare module '@docusaurus/core/lib/ssg/ssgTemplate.html.js' {
  const template: string;
  export default template;
}
