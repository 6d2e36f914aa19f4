/** What this project imports and nobody has typed. */

declare module '@generated/tag-tree/default/tags.json' {
  const tags: {label: string; permalink: string}[];
  export default tags;
}

declare module '@generated/context-help/default/topics.json' {
  import type {HelpTopic} from '@site/src/plugins/context-help';

  const topics: HelpTopic[];
  export default topics;
}

declare module 'lunr-languages/lunr.fr' {
  export default function add(lunr: object): void;
}

declare module 'lunr-languages/lunr.stemmer.support' {
  export default function add(lunr: object): void;
}

declare module 'lunr' {
  class Token {
    constructor(text: string);
    toString(): string;
  }
  const lunr: {Token: typeof Token; stemmer(token: Token): Token};
  export default lunr;
}

declare module '@generated/search/default/client.json' {
  import type {ClientConfig} from '@site/src/plugins/search/shared/types';

  const config: ClientConfig;
  export default config;
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
