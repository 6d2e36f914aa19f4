import postman from 'postman-collection';
import {describe, expect, it} from 'vitest';
import type {SampleLanguage} from '../types';
import {highlight} from '@lectern/kit/code/highlight';
import {samplesOf, type Operation} from './samples';

/** All that there are, with what highlights them. */
const languages: SampleLanguage[] = [
  {language: 'python', label: 'Python', highlight: 'python'},
  {language: 'curl', label: 'cURL', highlight: 'bash'},
  {language: 'csharp', label: 'C#', highlight: 'csharp'},
  {language: 'go', label: 'Go', highlight: 'go'},
  {language: 'nodejs', label: 'Node.js', highlight: 'javascript'},
  {language: 'ruby', label: 'Ruby', highlight: 'ruby'},
  {language: 'php', label: 'PHP', highlight: 'php'},
  {language: 'java', label: 'Java', highlight: 'java', variant: 'unirest'},
  {language: 'powershell', label: 'PowerShell', highlight: 'powershell'},
  {language: 'dart', label: 'Dart', highlight: 'dart'},
  {language: 'javascript', label: 'JavaScript', highlight: 'javascript'},
  {language: 'c', label: 'C', highlight: 'c'},
  {language: 'objective-c', label: 'Objective-C', highlight: 'objectivec'},
  {language: 'ocaml', label: 'OCaml', highlight: 'ocaml'},
  {language: 'r', label: 'R', highlight: 'r'},
  {language: 'swift', label: 'Swift', highlight: 'swift'},
  {language: 'kotlin', label: 'Kotlin', highlight: 'kotlin'},
  {language: 'rust', label: 'Rust', highlight: 'rust'},
];

function sample(operation: Operation, language: string): string {
  const html = samplesOf(operation, languages).find((entry) => entry.language === language)?.html ?? '';
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

const servers = [{url: 'https://petstore.example.com/v2'}];
const read: Operation = {
  postman: new postman.Request({method: 'GET', url: '/pet/:petId'}),
  servers,
  parameters: [{name: 'petId', in: 'path', example: 1204}],
  responses: {'200': {content: {'application/json': {}}}},
  security: [{api_key: []}],
  securitySchemes: {api_key: {type: 'apiKey', in: 'header', name: 'X-Api-Key'}},
};
const upload: Operation = {
  postman: new postman.Request({method: 'POST', url: '/upload', body: {mode: 'formdata', formdata: []}}),
  servers,
  requestBody: {
    content: {'multipart/form-data': {schema: {properties: {file: {format: 'binary'}, caption: {example: 'Asleep'}}}}},
  },
};

describe('samplesOf', () => {
  it('makes one sample for each of the 18 languages, in their order', () => {
    for (const operation of [read, upload]) {
      const samples = samplesOf(operation, languages);
      expect(samples.map(({language}) => language)).toEqual([
        ...['python', 'curl', 'csharp', 'go', 'nodejs', 'ruby', 'php', 'java', 'powershell', 'dart', 'javascript'],
        ...['c', 'objective-c', 'ocaml', 'r', 'swift', 'kotlin', 'rust'],
      ]);
      expect(samples.every(({html}) => html.includes('petstore.example.com'))).toBe(true);
    }
  });

  it('fills in examples, the type of the answer and a placeholder for the key', () => {
    const curl = sample(read, 'curl');
    expect(curl).toContain('https://petstore.example.com/v2/pet/1204');
    expect(curl).toContain('Accept: application/json');
    expect(curl).toContain('X-Api-Key: <X-Api-Key>');
  });

  it('uses the Unirest library for Java', () => {
    expect(sample(read, 'java')).toContain('Unirest.get(');
  });

  it('sends forms with files', () => {
    const curl = sample(upload, 'curl');
    expect(curl).toContain('file=@"/path/to/file"');
    expect(curl).toContain('caption="Asleep"');
  });

  it('makes none for a webhook, which is not sent by the reader', () => {
    expect(samplesOf({servers}, languages)).toEqual([]);
  });

  it('leaves no trace of a browser behind', () => {
    samplesOf(read, languages);
    expect('window' in globalThis).toBe(false);
  });
});

describe('highlight', () => {
  it('marks tokens, but not brackets', () => {
    expect(highlight('{"a": 1}', 'json')).toBe(
      '{<span class="token property">"a"</span>: <span class="token number">1</span>}',
    );
  });

  it('knows the grammar of every language', () => {
    for (const {highlight: grammar} of languages) expect(() => highlight('x', grammar)).not.toThrow();
  });
});
