import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import ReadingTime from '.';

it('is complete before any script runs', () => {
  const html = renderToStaticMarkup(
    createElement(ReadingTime, {label: 'Words', result: (minutes) => `${minutes} minutes`}),
  );
  expect(html).toMatch(/<label for="(\w+)">Words <strong>800<\/strong><\/label><input id="\1"/);
  expect(html).toContain('>4 minutes</output>');
});
