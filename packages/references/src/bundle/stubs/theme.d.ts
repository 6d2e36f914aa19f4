declare module 'docusaurus-theme-openapi-docs/lib/markdown/schema' {
  export function getSchemaName(schema: object, circular?: boolean): string;
  export function getQualifierMessage(schema: object | undefined): string | undefined;
}
