import {expect, it} from 'vitest';
import {describeDoc, describeSite} from './structuredData';

const site = {title: 'Lectern', url: 'https://docs.example', baseUrl: '/fr/'};
const doc = {id: 'seo', title: 'Moteurs', description: 'Ce qu’ils voient.', permalink: '/fr/docs/seo'};

it('describes the site at its root', () => {
  expect(describeSite(site, 'fr-FR')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Lectern',
    url: 'https://docs.example/fr/',
    inLanguage: 'fr-FR',
  });
});

it('describes a doc, with the day of its last change where that is known', () => {
  expect(describeDoc(doc, 'fr-FR', site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Moteurs',
    description: 'Ce qu’ils voient.',
    url: 'https://docs.example/fr/docs/seo',
    inLanguage: 'fr-FR',
    isPartOf: {'@type': 'WebSite', name: 'Lectern', url: 'https://docs.example/fr/'},
  });
  expect(describeDoc({...doc, lastUpdatedAt: 0.5e12}, 'en', site)).toMatchObject({
    dateModified: '1985-11-05T00:53:20.000Z',
  });
});

it('tells references from guides', () => {
  expect(describeDoc({...doc, id: 'api/objects'}, 'en', site)).toMatchObject({'@type': 'APIReference'});
});
