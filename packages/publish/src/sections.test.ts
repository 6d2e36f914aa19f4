import {readHead} from '@lectern/kit/pageHead';
import {outlineOf} from '@lectern/kit/pageOutline';
import {expect, it} from 'vitest';
import {sectionsOf} from './sections';
import {english} from './texts';

const page = (route: string, plugin = '') => ({
  route,
  head: readHead(outlineOf(`<html class="plugin-${plugin}"><head></head>`)),
});

it('names pages by the longest path that fits, or as Docusaurus does', () => {
  const sections = sectionsOf(
    [
      ['/docs', 'Manual'],
      ['/docs/api', 'API'],
      ['/about', 'Site'],
    ],
    english,
  );
  expect(
    [
      page('/docs/a', 'docs'),
      page('/docs/api', 'docs'),
      page('/docs/apis', 'docs'),
      page('/handbook', 'docs'),
      page('/news/x', 'blog'),
      page('/', 'pages'),
      page('/about', 'pages'),
    ].map((one) => sections.of(one)),
  ).toEqual(['Manual', 'API', 'Manual', 'Docs', 'Blog', undefined, undefined]);
  expect(sections.names).toEqual(['Site', 'Manual', 'API', 'Docs', 'Blog']);
});
