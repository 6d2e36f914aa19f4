import {plain, table} from './mdx';
import type {ListedOperation} from './sidebar';
import type {Words} from './words';

export interface TitledOperation extends ListedOperation {
  title: string;
  /** Its first paragraph, as plain text. */
  description: string;
}

/** What is sent, and a link to the page of each operation, on request with what the operation does. */
export function operationsTable(operations: TitledOperation[], words: Words, isDescribed = false): string {
  return table(
    [words.request, words.operation],
    operations.map(({id, path: [, address], method, title, description, isDeprecated}) => [
      method === 'event' ? 'Webhook' : `<code className="${method}">${method.toUpperCase()}</code>&nbsp;\`${address}\``,
      [
        `[${plain(title)}](./${id}.api.mdx)${isDeprecated ? ` (${words.deprecated})` : ''}`,
        ...(isDescribed && description !== '' && description !== title ? [plain(description)] : []),
      ].join('<br />'),
    ]),
  );
}
