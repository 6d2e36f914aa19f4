/** What is written in a language besides pages and their translations: texts of APIs, of packages, and what new pages and sites begin with. */
export function textsIn(language: string): string[] {
  return [
    `examples/*.${language}.{yml,yaml}`,
    `examples/*.${language}.*.yaml`,
    `{scripts,packages}/**/translations/${language}.json`,
    `packages/cli/templates/${language}/**/*.{md,mdx,yml}`,
    `packages/create/template/content/${language}/**/*.{md,mdx,yml}`,
  ];
}
