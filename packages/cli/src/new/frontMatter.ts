import {Document, visit} from 'yaml';

/** Front matter as this site writes it: lists in one line, quotes only where they are needed. */
export function toFrontMatter(fields: object): string {
  const document = new Document(fields);
  visit(document, {
    Seq: (_, list) => {
      list.flow = true;
    },
  });
  return `---\n${document.toString({lineWidth: 0, flowCollectionPadding: false, singleQuote: true})}---\n`;
}
