import {expect, it} from 'vitest';
import {Samples} from '../../openapi/codeSamples';
import {withAccept} from './withAccept';

const languages = [
  {language: 'curl', label: 'cURL', highlight: 'bash'},
  {language: 'javascript', label: 'JavaScript', highlight: 'javascript'},
  {language: 'python', label: 'Python', highlight: 'python'},
  {language: 'go', label: 'Go', highlight: 'go'},
];
/** As a browser writes the HTML that it has read. */
const sampleOf = (accept: string) =>
  new Samples(languages)
    .of(
      {
        method: 'GET',
        url: 'https://example.com/a/b',
        headers: [
          {key: 'Accept-Language', value: 'fr/ca'},
          {key: 'Accept', value: accept},
          {key: 'Authorization', value: 'Bearer <token>'},
        ],
      },
      () => undefined,
    )
    .map(({html}) => html.replaceAll('&quot;', '"'));

it('asks in each language for the media type that is chosen, and changes nothing else', () => {
  const asked = sampleOf('application/vnd.github.object').map((html) => withAccept(html, 'application/json'));
  expect(asked).toHaveLength(4);
  expect(asked).toEqual(sampleOf('application/json'));
  const back = asked.map((html) => withAccept(html, 'application/json;odata=minimal'));
  expect(back).toEqual(sampleOf('application/json;odata=minimal'));
  expect(back.map((html) => withAccept(html, 'text/csv'))).toEqual(sampleOf('text/csv'));
});

it('leaves what it does not know', () => {
  const [curl] = sampleOf('application/json; profile="a b"');
  expect(withAccept(curl!, 'text/csv')).toBe(curl);
  const [json] = sampleOf('application/json');
  expect(withAccept(json!, 'a/b; c="d"')).toBe(json);
  expect(withAccept("curl 'https://example.com/Accept'", 'text/csv')).toBe("curl 'https://example.com/Accept'");
});
