import {expect, it} from 'vitest';
import {Samples} from './codeSamples';
import {readableBody} from './readableBody';

const body = '{\n  "kind": "cat"\n}';

/** The sample for a body, as the generator of the language makes it. */
function sampleOf(language: string, text = body): string {
  const [sample] = new Samples([{language, label: language, highlight: 'plain'}]).of(
    {
      method: 'PUT',
      url: 'https://shop.example/pets/1',
      headers: [{key: 'Content-Type', value: 'application/json'}],
      body: {mode: 'raw', text, language: 'json'},
    } as Parameters<Samples['of']>[0],
    (_, error) => {
      throw error;
    },
  );
  return sample!.html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

it.each([
  ['c', String.raw`const char *data = "{\n"` + '\n  ' + String.raw`"  \"kind\": \"cat\"\n"` + '\n  "}";'],
  ['csharp', `new StringContent("""\n${body}\n""", null, "application/json")`],
  ['java', `RequestBody.create(mediaType, """\n${body}""")`],
  ['kotlin', `val body = """${body}""".toRequestBody`],
  [
    'objective-c',
    String.raw`initWithData:[@"{\n"` + '\n  ' + String.raw`"  \"kind\": \"cat\"\n"` + '\n  "}" dataUsing',
  ],
  ['ocaml', `let postData = ref {|${body}|};;`],
  ['swift', `let parameters = """\n${body}\n"""\n`],
])('writes a body over several lines in %s', (language, expected) => {
  expect(sampleOf(language)).toContain(expected);
});

it.each([
  ['kotlin', '{\n  "price": "5 $"\n}'],
  ['swift', '{\n  "path": "C:\\\\pets"\n}'],
  ['java', '{\n  "path": "C:\\\\pets"\n}'],
  ['ocaml', '{\n  "text": "|}"\n}'],
  ['c', '{\n  "name": "Zoé"\n}'],
  ['java', 'Say\n"miaow"'],
  ['kotlin', 'Say\n"miaow"'],
  ['csharp', '{\r\n}'],
])('leaves one on its line that %s would read otherwise: %j', (language, text) => {
  expect(sampleOf(language, text)).toContain(JSON.stringify(text));
});

it('leaves other languages and other literals alone', () => {
  const sample = String.raw`print("{\n}")`;
  expect(readableBody(sample, 'python')).toBe(sample);
  expect(readableBody('print("one line")', 'swift')).toBe('print("one line")');
  expect(readableBody(String.raw`print("\x0a\n")`, 'swift')).toBe(String.raw`print("\x0a\n")`);
});
