import codegen from 'postman-code-generators';
import {expect, it} from 'vitest';
import {Samples} from './codeSamples';

const languages = codegen
  .getLanguageList()
  .flatMap(({key: language, variants}) =>
    variants.map(({key: variant}) => ({language, variant, label: `${language} ${variant}`, highlight: 'text'})),
  );
const request = {
  method: 'POST',
  url: 'https://example.com/',
  headers: [{key: 'Content-Type', value: 'application/octet-stream'}],
  body: {mode: 'file' as const, src: '/path/to/file'},
};
const samples = new Map(new Samples(languages).of(request, () => undefined).map(({label, html}) => [label, html]));

it.each([
  ['javascript Fetch', 'const file = fileInput.files[0];'],
  ['python Requests', 'payload = open("/path/to/file", "rb")\n'],
  ['nodejs Axios', "let data = require('fs').readFileSync('/path/to/file');"],
  ['java OkHttp', 'RequestBody.create(mediaType, new File("/path/to/file"));'],
  ['php cURL', "CURLOPT_POSTFIELDS => file_get_contents('/path/to/file'),"],
  ['ruby Net::HTTP', 'request.body = File.binread("/path/to/file")\n'],
  ['csharp RestSharp', '"application/octet-stream", File.ReadAllBytes("/path/to/file"), '],
  ['dart http', "request.bodyBytes = File('/path/to/file').readAsBytesSync();"],
  ['powershell RestMethod', "$body = [System.IO.File]::ReadAllBytes('/path/to/file')\n"],
  ['r httr', "upload_file('/path/to/file')"],
  ['swift URLSession', 'let postData = try! Data(contentsOf: URL(fileURLWithPath: "/path/to/file"))\n\nvar request'],
])('%s reads a file that is sent', (label, code) => {
  expect(samples.get(label)).toContain(code);
});

it('imports in Go what it reads a file with', () => {
  const go = samples.get('go Native')!;
  expect(go).toContain('import (\n  "fmt"\n  "bytes"\n  "os"\n');
  expect(go).toContain('file, err := os.ReadFile("/path/to/file")');
  expect(go).toContain('payload := bytes.NewReader(file)\n');
  expect(go).not.toContain('strings');
});

it('sends in no language a text of the generator', () => {
  expect(samples.size).toBeGreaterThan(30);
  expect([...samples].filter(([, code]) => /file[ -]contents[ -]here/.test(code))).toEqual([]);
});
