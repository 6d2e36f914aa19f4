import postman from 'postman-collection';
import {describe, expect, it} from 'vitest';
import {languageTabs} from '../../../src/config/openapi';
import {highlight} from '../../../src/remark/code/highlight';
import {samplesOf, type Operation} from './samples';

function sample(operation: Operation, language: string): string {
  const html = samplesOf(operation, languageTabs).find((entry) => entry.language === language)?.html ?? '';
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
  it('makes one sample for each of the 18 languages, in the order of the configuration', () => {
    for (const operation of [read, upload]) {
      const samples = samplesOf(operation, languageTabs);
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
    expect(samplesOf({servers}, languageTabs)).toEqual([]);
  });

  it('leaves no trace of a browser behind', () => {
    samplesOf(read, languageTabs);
    expect('window' in globalThis).toBe(false);
  });
});

describe('highlight', () => {
  it('marks tokens, but not brackets', () => {
    expect(highlight('{"a": 1}', 'json')).toBe(
      '{<span class="token property">"a"</span>: <span class="token number">1</span>}',
    );
  });

  it('knows the grammar of every language of the configuration', () => {
    for (const {highlight: grammar} of languageTabs) expect(() => highlight('x', grammar)).not.toThrow();
  });
});
