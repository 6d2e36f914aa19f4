/** The page on which the glossary stands: it contains `::glossary`. */
export const glossaryPage = '/docs/guides/markdown-features/glossary';
