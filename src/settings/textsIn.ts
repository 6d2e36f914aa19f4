/** Further texts in a language, besides pages: of APIs and packages, and templates of new pages and sites. */
export function textsIn(language: string): string[] {
  return [
    `examples/*.${language}.{yml,yaml}`,
    `examples/*.${language}.*.yaml`,
    `{scripts,packages}/**/translations/${language}.json`,
    `packages/cli/templates/${language}/**/*.{md,mdx,yml}`,
    `packages/create/template/content/${language}/**/*.{md,mdx,yml}`,
  ];
}
