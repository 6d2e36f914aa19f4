/** What `lectern.config.ts` of a site may hold: what its commands need to know, and its Docusaurus configuration does not say. */
export interface Settings {
  /** The language that the texts in the site's own code are written in. */
  codeLanguage?: string;
}
