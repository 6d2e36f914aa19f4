/** The eight pages of a GraphQL reference, in the order of the sidebar. Each is also the last part of a URL. */
export const graphQlKinds = [
  'queries',
  'mutations',
  'objects',
  'inputObjects',
  'enums',
  'interfaces',
  'scalars',
  'unions',
] as const;

export type GraphQlKind = (typeof graphQlKinds)[number];
