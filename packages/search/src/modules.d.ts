/** Modules without types. */

declare module 'lunr-languages/*' {
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
