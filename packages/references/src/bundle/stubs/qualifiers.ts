import {translate} from '@docusaurus/Translate';
import {getQualifierMessage as original} from 'docusaurus-theme-openapi-docs/lib/markdown/schema';

export {getSchemaName} from 'docusaurus-theme-openapi-docs/lib/markdown/schema';

/** Between two bounds the theme writes an English 'and', which no translation reaches. */
export function getQualifierMessage(schema: object | undefined): string | undefined {
  const and = translate({
    id: 'theme.openapi.schemaItem.and',
    message: 'and',
    description: 'API reference: between two bounds',
  });
  return original(schema)?.replace(/` and `/g, `\` ${and} \``);
}
