import type {ReactNode} from 'react';
import {strokesOf} from './strokes';

interface Props {
  title: string;
  text: string;
}

const page = {width: 196, bottom: 148};
const backwards = (text: string): string => text.split(' ').reverse().join(' ');

/** A drawing of an open book for a post, with strokes as long as its words. */
export default function BlogPostDrawing({title, text}: Props): ReactNode {
  return (
    <svg className="blog-drawing" viewBox="48 8 544 258" aria-hidden="true">
      <path className="blog-drawing-page" d="m72 26 246 16v206L72 232zM568 26 322 42v206l246-16z" />
      <path className="blog-drawing-fold" d="m300 40.8 18 1.2v206l-18-1.2zM340 40.8l-18 1.2v206l18-1.2z" />
      <path className="blog-drawing-fold" d="m311 41.5 7 .5v206l-7-.5zM329 41.5l-7 .5v206l7-.5z" />
      <Words title={title} text={text} place="translate(96 58) skewY(3.7)" />
      <Words title={backwards(title)} text={backwards(text)} place="translate(348 71) skewY(-3.7)" />
    </svg>
  );
}

function Words({title, text, place}: Props & {place: string}): ReactNode {
  const large = strokesOf(title, {...page, letter: 6.5, step: 19, top: 0});
  const top = large.last + 25;
  // Repeated until the page is full.
  const small = strokesOf(`${text} `.repeat(5), {...page, letter: 3.4, step: 11, top});
  return (
    <g transform={place}>
      <path className="blog-drawing-mark" d={`M0 ${top + 22}h120`} />
      <path className="blog-drawing-title" d={large.path} />
      <path className="blog-drawing-text" d={small.path} />
    </g>
  );
}
