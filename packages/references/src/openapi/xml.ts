import json2xml from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/Body/json2xml';
import format from 'xml-formatter';

const style = {indentation: '  ', lineSeparator: '\n', collapseContent: true};

/** Data as XML, as the theme would write them in the browser. */
export function asXml(data: object): string {
  // A document has one root: where the data have several, they get one.
  for (const document of [data, {root: data}]) {
    try {
      return format(json2xml(document, ''), style);
    } catch {
      // Not well-formed.
    }
  }
  return json2xml(data, '');
}
