import {anchor, asMdx, pageOf, plain, quoted} from './mdx';
import {operationsTable, type TitledOperation} from './operationsTable';
import {firstParagraph} from './texts';
import type {Words} from './words';

interface TagPage {
  id: string;
  title: string;
  /** What the description of the API says about the tag. */
  text: string;
  operations: TitledOperation[];
  schemas: {id: string; title: string}[];
  words: Words;
}

/** The page of a tag: what the API says about it, its operations and its schemas. */
export function tagPage({id, title, text, operations, schemas, words}: TagPage): string {
  const links = schemas.map((schema) => `- [${plain(schema.title)}](./${schema.id}.schema.mdx)`);
  return pageOf(
    {id, title: quoted(title), description: quoted(firstParagraph(text) || title), custom_edit_url: 'null'},
    [
      asMdx(text),
      ...(operations.length > 0 && links.length > 0 ? [`## ${words.operations} ${anchor('operations')}`] : []),
      ...(operations.length > 0 ? [operationsTable(operations, words, true)] : []),
      ...(links.length > 0 ? [`## ${words.schemas} ${anchor('schemas')}`, links.join('\n')] : []),
    ].join('\n\n'),
  );
}
