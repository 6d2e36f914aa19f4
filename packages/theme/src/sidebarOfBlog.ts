import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Sidebar} from './blogs';

/** Read from what Docusaurus has generated: no plugin learns the `blogSidebarCount` of another. */
export function sidebarOfBlog(generated: string, id: string): Sidebar | undefined {
  const file = path.join(generated, 'docusaurus-plugin-content-blog', id, `blog-post-list-prop-${id}.json`);
  if (!existsSync(file)) return undefined;
  const {title, items} = JSON.parse(readFileSync(file, 'utf8')) as {title: string; items: unknown[]};
  return {title, count: items.length};
}
