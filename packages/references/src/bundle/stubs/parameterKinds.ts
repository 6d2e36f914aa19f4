import {translate} from '@docusaurus/Translate';

type Values = {type?: string} | undefined;

/** The theme translates 'Parameters', but not of which kind they are. */
export function withKind(values: Values): Values {
  const kind = kinds()[values?.type?.toLowerCase() ?? ''];
  return kind === undefined ? values : {...values, type: kind};
}

function kinds(): Record<string, string> {
  return {
    path: translate({
      id: 'theme.openapi.paramsDetails.type.path',
      message: 'Path',
      description: 'API reference: kind of parameters',
    }),
    query: translate({
      id: 'theme.openapi.paramsDetails.type.query',
      message: 'Query',
      description: 'API reference: kind of parameters',
    }),
    header: translate({
      id: 'theme.openapi.paramsDetails.type.header',
      message: 'Header',
      description: 'API reference: kind of parameters',
    }),
    cookie: translate({
      id: 'theme.openapi.paramsDetails.type.cookie',
      message: 'Cookie',
      description: 'API reference: kind of parameters',
    }),
  };
}
