import {rulesOf} from '../languages/rulesOf';
import type {Language} from '../shared/types';
import {isInline} from './inline';
import type {Passages} from './page';
import {isSentence, sentencesOf} from './sentences';

/** `off` is excluded from excerpts, with everything inside. */
type PassageKind = 'prose' | 'cell' | 'code' | 'label' | 'none' | 'off';

const proseTags = new Set(['p', 'li', 'dd', 'blockquote', 'figcaption']);
/** Names of properties in the REST reference, and badges such as ‘deprecated’: the text after them describes them. */
const labels = /(?:^|\s)(?:api-field__name|graphql-badge)(?:\s|$)/;
/** The type of a field and short remarks, which mean nothing alone. */
const asides = /(?:^|\s)api-(?:type|badge)(?:\s|$)/;
/** Empty elements, which don't end the text around them. */
const flowing = new Set(['br', 'img', 'input', 'picture', 'source']);
const gap = '\ufffc';
/** Characters: longer lines of code are data. */
const longestLine = 110;
/** Two words, of which a name such as `site_url` is one, or scripts without spaces: `items: [` says nothing alone. */
const telling = /[\p{L}\p{N}].*[^\p{L}\p{N}_.-].*[\p{L}\p{N}]|\p{Lo}{2}/u;
/** Fences, directives, rows and images, in code that shows Markdown. */
const markup = /^(?:```|~~~|::|\||!\[)/;
/** What stands around the words of a comment. */
const commentSigns = /^(?:\/?\*+|\/\/|#+) | \*\/$/g;
/** Characters of a page: samples in many languages repeat the same. */
const mostCode = 4000;

/** Reads a page element by element, and assigns each passage to its section. */
export class PassageReader {
  readonly #sectionNow: () => Passages;
  readonly #kinds: PassageKind[] = ['none'];
  #text = '';
  #label = '';
  #row: string[] = [];
  #isHead = false;
  #language: Language = '';
  #codeLeft = mostCode;
  readonly #lines = new Set<string>();

  constructor(sectionNow: () => Passages) {
    this.#sectionNow = sectionNow;
  }

  open(name: string, attributes: Record<string, string>): void {
    const kind = this.#kindOf(name, attributes);
    if (kind !== this.#kind || !flows(name)) this.#flush();
    this.#kinds.push(kind);
    if (name === 'br') this.#text += '\n';
    if (name === 'tr') this.#row = [];
    if (name === 'thead') this.#isHead = true;
  }

  write(text: string): void {
    this.#text += text;
  }

  /** An element without text: the sentence around it can't be read without it. */
  skip(): void {
    this.#text += gap;
  }

  close(name: string): void {
    if (!flows(name) || this.#kind !== this.#kinds.at(-2)) this.#flush(name === 'td' || name === 'th');
    this.#kinds.pop();
    if (name === 'tr') this.#finishRow();
    if (name === 'thead') this.#isHead = false;
  }

  /** Sets the language of the page. */
  speak(language: string): void {
    this.#language = language;
  }

  /** Starts another section at a heading. */
  begin(): void {
    this.#flush();
    this.#label = '';
  }

  get #colon(): string {
    return rulesOf(this.#language).colon ?? ': ';
  }

  get #kind(): PassageKind {
    return this.#kinds.at(-1) ?? 'none';
  }

  #kindOf(name: string, {class: classes = '', role}: Record<string, string>): PassageKind {
    const around = this.#kind;
    if (role === 'tab' || (around === 'label' && asides.test(classes))) return 'off';
    // Whatever elements are inside.
    if (around === 'code' || around === 'cell' || around === 'off') return around;
    if (name === 'pre') return 'code';
    if (name === 'td' || name === 'th') return 'cell';
    if (name === 'dt' || labels.test(classes)) return 'label';
    if (proseTags.has(name)) return 'prose';
    return flows(name) ? around : 'none';
  }

  #flush(isCellDone = false): void {
    const text = this.#text;
    if (this.#kind === 'code') this.#addCode(text);
    else if (this.#kind === 'cell') {
      if (!isCellDone) return void (this.#text += ' ');
      this.#row.push(tidyPassage(text));
    } else if (this.#kind === 'label') this.#label = tidyPassage(text) || this.#label;
    else if (this.#kind === 'prose') this.#addProse(tidyPassage(text));
    this.#text = '';
  }

  #addProse(text: string): void {
    if (!text) return;
    const {prose, fragments} = this.#sectionNow();
    if (!isSentence(text)) {
      if (isWhole(text)) fragments.push(text);
      return;
    }
    const sentences = sentencesOf(this.#label ? this.#label + this.#colon + text : text, this.#language);
    this.#label = '';
    // Without its neighbour, a sentence may be unclear.
    for (const whole of runsOf(sentences)) prose.push(whole);
  }

  #finishRow(): void {
    const [head = '', ...cells] = this.#isHead ? [] : this.#row;
    const {fragments} = this.#sectionNow();
    if (!cells.length && head) fragments.push(head);
    for (const cell of cells) {
      if (cell && isWhole(cell)) fragments.push(head ? head + this.#colon + cell : cell);
    }
    this.#row = [];
  }

  #addCode(text: string): void {
    for (const whole of text.split('\n').map(tidyPassage)) {
      const line = whole.replace(commentSigns, '');
      if (!telling.test(line) || markup.test(line)) continue;
      if (line.length > longestLine || line.length > this.#codeLeft || this.#lines.has(line)) continue;
      this.#lines.add(line);
      this.#codeLeft -= line.length;
      this.#sectionNow().code.push(line);
    }
  }
}

const flows = (name: string): boolean => isInline(name) || flowing.has(name);

const isWhole = (text: string): boolean => !text.includes(gap);

/** Consecutive sentences, without those that have a gap. */
function runsOf(sentences: string[]): string[][] {
  const runs: string[][] = [[]];
  for (const sentence of sentences) {
    if (isWhole(sentence)) runs.at(-1)?.push(sentence);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Normalises spaces, except no-break spaces. */
export function tidyPassage(text: string): string {
  return text
    .replace(/[\u200b\u200c\ufeff\u00ad]/g, '')
    .replace(/[ \t\n\r\f]+/g, ' ')
    .trim();
}
