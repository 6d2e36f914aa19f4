import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import rehypeTaskLists from './rehypeTaskLists';

it('names the boxes of a list of tasks, and no other list', async () => {
  const html = await toHtml('- [x] Page **written**\n- [ ] Page read\n- Plain\n', {rehypePlugins: [rehypeTaskLists]});
  expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Page written"', 'aria-label="Page read"']);
});
