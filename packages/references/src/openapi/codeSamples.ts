import codegen from 'postman-code-generators';
import postman from 'postman-collection';
import {highlight} from '@lectern/kit/code/highlight';
import type {SampleLanguage} from '../types';
import {withFile} from './fileBodies';
import type {Request, RequestBody} from './model/request';
import type {Sample} from './model/types';
import {readableBody} from './readableBody';

/** Called for a language if a sample can't be generated. */
export type ReportSample = (language: SampleLanguage, error: Error) => void;

/** Code samples of requests, cached because languages of the site often have the same ones. */
export class Samples {
  readonly #made = new Map<string, {samples: Sample[]; failures: [SampleLanguage, Error][]}>();

  constructor(private readonly languages: SampleLanguage[]) {}

  /** A sample for each language, cURL first. Failures are left out. */
  of(request: Request, report: ReportSample): Sample[] {
    const key = JSON.stringify(request);
    const known = this.#made.get(key) ?? this.#make(request);
    this.#made.set(key, known);
    for (const [language, error] of known.failures) report(language, error);
    return known.samples;
  }

  #make(request: Request): {samples: Sample[]; failures: [SampleLanguage, Error][]} {
    const failures: [SampleLanguage, Error][] = [];
    const isCurl = ({language}: SampleLanguage): boolean => language === 'curl';
    const ordered = [...this.languages.filter(isCurl), ...this.languages.filter((one) => !isCurl(one))];
    const samples = ordered.flatMap((language): Sample[] => {
      try {
        const {language: key, label, highlight: grammar} = language;
        const html = highlight(snippet(request, language), grammar);
        return [{key, label, language: grammar, html: key === 'curl' ? breakable(html) : html}];
      } catch (error) {
        failures.push([language, error as Error]);
        return [];
      }
    });
    return {samples, failures};
  }
}

function snippet(request: Request, {language, variant}: SampleLanguage): string {
  const variants = codegen.getLanguageList().find(({key}) => key === language)?.variants ?? [];
  const wanted = variant ? variants.find(({key}) => key.toLowerCase() === variant.toLowerCase()) : variants[0];
  if (!wanted) throw new Error(`there is no generator for ${language} ${variant ?? ''}`.trim());
  let result = '';
  // The generator for Dart can't trim a form with a file.
  const trimRequestBody = request.body?.mode !== 'formdata';
  const options = {longFormat: false, followRedirect: true, trimRequestBody};
  codegen.convert(language, wanted.key, asPostman(request), options, (error, text) => {
    if (error) throw error instanceof Error ? error : new Error(String(error));
    result = text ?? '';
  });
  if (language === 'curl') result = result.replace(/ \\\n(?=-)/g, ' \\\n  ');
  // cURL would remove the line breaks of a file.
  if (language === 'curl' && request.body?.mode === 'file') result = result.replace(/-d (?='@)/, '--data-binary ');
  if (request.body?.mode === 'file') result = withFile(result, language, wanted.key);
  if (request.body?.mode === 'raw') result = readableBody(result, language);
  // Names of parameters without a value are in braces, which some generators encode.
  return result.trim().replace(/%7B(\w[\w-]*)%7D/g, '{$1}');
}

/** Allows line breaks in the URL on the first line, which may be too long. */
function breakable(html: string): string {
  const [first, ...others] = html.split('\n');
  return [first!.replace(/(?<=[\w}])(?:\/|&amp;)(?=[\w{])/g, '$&<wbr>'), ...others].join('\n');
}

function asPostman({method, url, headers, body}: Request) {
  return new postman.Request({method, url, header: headers, ...(body && {body: asPostmanBody(body)})});
}

function asPostmanBody(body: RequestBody): object {
  switch (body.mode) {
    case 'raw':
      return {mode: 'raw', raw: body.text};
    case 'urlencoded':
      return {mode: 'urlencoded', urlencoded: body.fields};
    case 'formdata':
      return {
        mode: 'formdata',
        formdata: body.fields.map(({key, value, isFile}) =>
          isFile ? {key, type: 'file', src: value} : {key, type: 'text', value},
        ),
      };
    case 'file':
      return {mode: 'file', file: {src: body.src}};
  }
}
