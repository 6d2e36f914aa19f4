import {expect, it} from 'vitest';
import {pageAt} from '../../support/built';
import {languages} from '../routes';

it.each(languages)('the tag for software stands for the pages of those below it: $locale', ({prefix}) => {
  const link = pageAt(`${prefix}/docs/tags`)(`main a[href="${prefix}/docs/tags/software"]`);
  expect(Number(link.next().text().match(/\d+/g)?.at(-1))).toBeGreaterThan(10);
});
