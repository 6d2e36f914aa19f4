import path from 'node:path';
import ts from 'typescript';
import type {PlacedRemark} from '../report';
import {isThere, type Places} from './places';
import {parse, walk} from './syntax';

/** Copies files that a configuration names outside the folder of the site, as in `path: '../docs'`. */
export function relinkConfig(file: string, text: string, places: Places): {text: string; remarks: PlacedRemark[]} {
  const source = parse(file, text);
  const remarks: PlacedRemark[] = [];
  const changes: {start: number; end: number; text: string}[] = [];
  walk(source, (node) => {
    if (!ts.isStringLiteralLike(node) || !/^\.\.(?:\/|$)/.test(node.text)) return;
    const target = path.resolve(places.siteDir, node.text);
    if (!isThere(target)) return;
    const place = places.take(target);
    const quote = node.getText(source)[0]!;
    if (place !== undefined)
      changes.push({start: node.getStart(source), end: node.getEnd(), text: `${quote}./${place}${quote}`});
    else {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      remarks.push({
        file,
        line,
        message: `“${node.text}” holds the site itself and stays behind: copy what is needed of it, and mend this path.`,
      });
    }
  });
  return {
    text: changes
      .reverse()
      .reduce((changed, {start, end, text: fresh}) => changed.slice(0, start) + fresh + changed.slice(end), text),
    remarks,
  };
}
