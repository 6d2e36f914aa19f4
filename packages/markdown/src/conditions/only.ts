import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Conditions} from './readConditions';
import {nearest} from '@lectern/kit/nearest';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {block, importComponents} from '../mdx/jsx';
import type {Site} from '../site';
import {texts, type ChainTexts} from '../texts';

type Only = ContainerDirective | TextDirective;

type Place = Pick<Site, 'localeOf' | 'conditionsOf' | 'profiles' | 'profile'> & Partial<Pick<Site, 'textsIn'>>;

const outputs = ['screen', 'print'];

/**
 * Text for some readers only. All variants are in the page with a label; the reader's choice hides the others.
 *
 *   :only[Ctrl]{platform=windows}   becomes   <span data-only-platform="windows">(Platform: Windows: Ctrl)</span>
 *   :::only{audience=author}        becomes   <div data-only-audience="author"><p>Audience: Authors</p> …</div>
 *   :::only{output=print}           becomes   <div data-only-output="print"> …</div>
 *   :::only{profile=internal}       becomes   nothing, unless that profile is built
 */
export default function only({localeOf, conditionsOf, profiles, profile: current, textsIn = texts}: Place) {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    const locale = localeOf(file.path);
    const conditions = conditionsOf(locale);
    const used = new Set<string>();
    visit(tree, (node, index, parent) => {
      if (node.type === 'leafDirective' && node.name === 'only') {
        throw authorError(
          file,
          node,
          '“::only” has no text.',
          'Write :only[words]{…}, or a block between :::only{…} and :::.',
        );
      }
      if (!isOnly(node) || !parent || index === undefined) return;
      const {profile, ...wanted} = read(node, file, conditions, profiles);
      const siblings = parent.children as RootContent[];
      if (profile && !profile.includes(current)) {
        siblings.splice(index, 1);
        return [SKIP, index];
      }
      if (Object.keys(wanted).length === 0) {
        siblings.splice(index, 1, ...(node.children as RootContent[]));
        return [SKIP, index];
      }
      for (const dimension of Object.keys(wanted)) used.add(dimension);
      if (Object.keys(wanted).some((dimension) => dimension !== 'output')) refuseHeadings(node, file);
      show(node, wanted, conditions, textsIn(locale));
    });
    if (used.size > 0) addSwitch(tree, conditions, used);
  };
}

function isOnly(node: {type: string; name?: unknown}): node is Only {
  return (node.type === 'containerDirective' || node.type === 'textDirective') && node.name === 'only';
}

/** `{audience="author operator"}` → `{audience: ['author', 'operator']}` */
function read(node: Only, file: VFile, conditions: Conditions, profiles: string[]): Record<string, string[]> {
  const known: Record<string, string[]> = {
    ...Object.fromEntries(Object.entries(conditions).map(([name, {values}]) => [name, Object.keys(values)])),
    output: outputs,
    ...(profiles.length > 0 && {profile: profiles}),
  };
  const given = Object.entries(node.attributes ?? {});
  if (given.length === 0) {
    throw authorError(file, node, 'Say who this text is for.', `Add for example {${example(known)}}.`);
  }
  return Object.fromEntries(
    given.map(([dimension, text]) => {
      const allowed = known[dimension];
      if (!allowed) throw unknown(file, node, `no condition “${dimension}”`, dimension, Object.keys(known));
      const values = (text ?? '').split(/[\s,]+/).filter(Boolean);
      if (values.length === 0) throw unknown(file, node, `no value for “${dimension}”`, '', allowed);
      const wrong = values.find((value) => !allowed.includes(value));
      if (wrong !== undefined) throw unknown(file, node, `no ${dimension} “${wrong}”`, wrong, allowed);
      return [dimension, values];
    }),
  );
}

function example(known: Record<string, string[]>): string {
  const [dimension, values] = Object.entries(known)[0] as [string, string[]];
  return `${dimension}=${values[0]}`;
}

function unknown(file: VFile, node: Only, what: string, word: string, candidates: string[]): Error {
  const suggestion = nearest(word, candidates);
  return authorError(
    file,
    node,
    `There is ${what}.`,
    suggestion ? `Did you mean “${suggestion}”?` : `Known: ${candidates.join(', ')}.`,
  );
}

/** Throws at headings, because the table of contents is the same for all readers. */
function refuseHeadings(node: Only, file: VFile): void {
  visit(node, 'heading', (heading) => {
    throw authorError(
      file,
      heading,
      'Headings are not allowed in conditional text.',
      'Move the heading out of it: the table of contents shows it to every reader.',
    );
  });
}

function show(node: Only, wanted: Record<string, string[]>, conditions: Conditions, {colon}: ChainTexts): void {
  const isBlock = node.type === 'containerDirective';
  const attributes: Record<string, string> = Object.fromEntries(
    Object.entries(wanted).map(([dimension, values]) => [`data-only-${dimension}`, values.join(' ')]),
  );
  node.data = {
    hName: isBlock ? 'div' : 'span',
    hProperties: {...(isBlock && {className: ['only']}), ...attributes},
  };
  node.attributes = {};
  for (const [dimension, values] of Object.entries(wanted)) {
    const condition = conditions[dimension];
    if (!condition) continue;
    const label = `${condition.label}${colon}${values.map((value) => condition.values[value]).join(', ')}`;
    if (isBlock) {
      const paragraph: Paragraph = {type: 'paragraph', children: [{type: 'text', value: label}]};
      paragraph.data = {hProperties: {'data-only-label': dimension}};
      node.children.unshift(paragraph);
    } else {
      node.children.unshift(inlineLabel(`(${label}${colon}`, dimension));
      node.children.push(inlineLabel(')', dimension));
    }
  }
}

function inlineLabel(value: string, dimension: string): PhrasingContent {
  return {
    type: 'emphasis',
    children: [{type: 'text', value}],
    data: {hName: 'span', hProperties: {'data-only-label': dimension}},
  };
}

/** Adds the switch below the title; it also includes the styles that hide other variants. */
function addSwitch(tree: Root, conditions: Conditions, used: Set<string>): void {
  const dimensions = Object.entries(conditions)
    .filter(([name]) => used.has(name))
    .map(([name, dimension]) => ({name, ...dimension}));
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  tree.children.splice(title + 1, 0, block('Conditions', {dimensions: JSON.stringify(dimensions)}));
  importComponents(tree, 'Conditions');
}
