import {textsOfPackage} from '@lectern/kit/texts';
import {textGroup} from '../texts';

export const english = {
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
};

export type Words = typeof english;

/** Before the names of these texts, in the file that has those of the components too. */
export const group = `${textGroup}.openapi`;

/** What the page of an API says besides its description; what other pages say is in their components. `translations/` has the other languages. */
export const wordsIn = textsOfPackage('@lectern/references', group, english);
