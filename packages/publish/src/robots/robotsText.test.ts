import {expect, it} from 'vitest';
import {robotsText} from './robotsText';

it('names the sitemap of each language, below the base path', () => {
  expect(robotsText(['https://acme.example/docs/', 'https://acme.example/docs/fr/'])).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://acme.example/docs/sitemap.xml\nSitemap: https://acme.example/docs/fr/sitemap.xml\n',
  );
});

it('lets robots see that a preview is not to be found', () => {
  expect(robotsText([])).toBe('User-agent: *\nAllow: /\n');
});
