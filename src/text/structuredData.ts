import {isReference} from '../references/folder';

interface Site {
  title: string;
  url: string;
  baseUrl: string;
}

interface Doc {
  id: string;
  title: string;
  description: string;
  permalink: string;
  /** Milliseconds. */
  lastUpdatedAt?: number | null;
}

/** A site, as structured data of schema.org. */
export function describeSite({title, url, baseUrl}: Site, language: string): object {
  return {'@context': 'https://schema.org', '@type': 'WebSite', name: title, url: url + baseUrl, inLanguage: language};
}

/** A doc, as structured data of schema.org: references are described as those of an API. */
export function describeDoc(doc: Doc, language: string, site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': isReference(doc.id) ? 'APIReference' : 'TechArticle',
    headline: doc.title,
    description: doc.description,
    url: site.url + doc.permalink,
    inLanguage: language,
    ...(doc.lastUpdatedAt && {dateModified: new Date(doc.lastUpdatedAt).toISOString()}),
    isPartOf: {'@type': 'WebSite', name: site.title, url: site.url + site.baseUrl},
  };
}
