/** Packages without types. */
declare module 'postman-code-generators' {
  interface Language {
    key: string;
    variants: {key: string}[];
  }
  const codegen: {
    getLanguageList(): Language[];
    convert(
      language: string,
      variant: string,
      request: object,
      options: object,
      done: (error: Error | null, snippet?: string) => void,
    ): void;
  };
  export default codegen;
}

declare module 'postman-collection' {
  const postman: {Request: new (definition: object) => {toJSON(): object}};
  export default postman;
}
