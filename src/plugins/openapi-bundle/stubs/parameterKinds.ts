import {translate as original} from '@docusaurus/Translate';

type Message = Parameters<typeof original>[0];

/** The theme translates 'Parameters', but not of which kind they are. */
export function translate(message: Message, values?: {type?: string}): string {
  const kind = kinds()[values?.type?.toLowerCase() ?? ''];
  return original(message, kind === undefined ? values : {...values, type: kind});
}

function kinds(): Record<string, string> {
  return {
    path: original({
      id: 'theme.openapi.paramsDetails.type.path',
      message: 'Path',
      description: 'API reference: kind of parameters',
    }),
    query: original({
      id: 'theme.openapi.paramsDetails.type.query',
      message: 'Query',
      description: 'API reference: kind of parameters',
    }),
    header: original({
      id: 'theme.openapi.paramsDetails.type.header',
      message: 'Header',
      description: 'API reference: kind of parameters',
    }),
    cookie: original({
      id: 'theme.openapi.paramsDetails.type.cookie',
      message: 'Cookie',
      description: 'API reference: kind of parameters',
    }),
  };
}
