import {textsOfPackage} from '@lectern/kit/texts';
import {textGroup} from '../texts';

export const english = {
  operations: 'Operations',
  operation: 'Operation',
  request: 'Request',
  deprecated: 'deprecated',
  schemas: 'Schemas',
  download: 'Download',
  downloadText: 'The description behind these pages, for code generators, API clients and test tools:',
  authentication: 'Authentication',
  authenticationKinds: {
    oauth2: 'OAuth 2.0',
    apiKey: 'API key',
    http: 'HTTP authentication',
    openIdConnect: 'OpenID Connect',
    mutualTLS: 'Mutual TLS',
  },
  parameterIn: {
    header: 'Header',
    query: 'Query parameter',
    cookie: 'Cookie',
  },
  flow: 'Flow',
  authorizationUrl: 'Authorization address',
  tokenUrl: 'Token address',
  refreshUrl: 'Refresh address',
  scope: 'Scope',
  meaning: 'Meaning',
  field: 'Setting',
  value: 'Value',
  scheme: 'Scheme',
  address: 'Address',
  contact: 'Contact and licence',
  version: 'Version',
  license: 'Licence',
  terms: 'Terms of service',
  email: 'E-mail',
  team: 'Team',
  untagged: 'Other operations',
  webhooks: 'Webhooks',
};

export type Words = typeof english;

/** The prefix of these texts in the translation file, which also has those of components. */
export const group = `${textGroup}.openapi`;

/** Texts on the page of an API; components have those of other pages. `translations/` has the other languages. */
export const wordsIn = textsOfPackage('@lectern/references', group, english);
