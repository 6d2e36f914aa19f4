import {expect, it} from 'vitest';
import {withReferencePages} from './routes';

const doc = (content: string) => ({path: '/x', component: '@theme/DocItem', exact: true, modules: {content}});
const componentOf = (content: string): string => withReferencePages(doc(content)).component;

it('gives operations and schemas the component of the reference', () => {
  expect(componentOf('@site/docs/api/petstore/add-pet.api.mdx')).toBe('@theme/ApiPage');
  expect(componentOf('@site/i18n/fr/current/api/petstore/schemas/cat.schema.mdx')).toBe('@theme/ApiPage');
});

it('leaves other docs as they are', () => {
  expect(componentOf('@site/docs/api/petstore/pet.tag.mdx')).toBe('@theme/DocItem');
  expect(componentOf('@site/docs/api/queries.md')).toBe('@theme/DocItem');
  expect(withReferencePages({path: '/', component: 'x'})).toEqual({path: '/', component: 'x'});
});

it('finds them at any depth', () => {
  const root = {
    path: '/docs',
    component: 'root',
    routes: [{path: '/docs', component: 'version', routes: [doc('a.api.mdx')]}],
  };
  expect(withReferencePages(root).routes?.[0]?.routes?.[0]?.component).toBe('@theme/ApiPage');
});
