/** The page of the glossary: it contains `::glossary`. */
export const glossaryPage = '/docs/guides/markdown-features/glossary';
