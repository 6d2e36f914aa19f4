/** Of the texts that pages are made with, among those of components, which Docusaurus translates. */
export const textGroup = 'references';
