import type {ReportingSeverity} from '@docusaurus/types';
import {Joi, validOptions} from '@lectern/kit/options';
import type {Problem} from '@lectern/kit/problems';
import type {Chain, Site as MarkdownSite} from '@lectern/markdown';
import type {GivenOptions as References} from '@lectern/references/options';
import type {Level, Rule} from '../check/levels';

/** Docs, posts of a blog, and standalone pages. */
export type ContentKind = 'doc' | 'post' | 'page';

/** What `lectern.config.ts` of a site may hold: what its commands need to know, and its Docusaurus configuration does not say. */
export interface Settings {
  /** The language that the texts in the site's own code are written in. */
  codeLanguage?: string;
  /** The level of each rule; the others have that of a new site. */
  rules?: Partial<Record<Rule, Level>>;
  /** Pages as the site makes them, where it is not Docusaurus alone that does. */
  markdown?: MarkdownSettings;
  /** Docs, blog and pages, where commands cannot find them in the Docusaurus configuration: a plugin of the site's own makes them. */
  docs?: ContentOptions | false;
  blog?: ContentOptions | false;
  pages?: ContentOptions | false;
  /** The options of `@lectern/references`, where it does not stand in the Docusaurus configuration by its name. */
  references?: References | false;
  /** Parts that the site does not have, each with the addresses at which it would stand: no page is to lead there. */
  partsOff?: Record<string, string | string[]>;
  /** For the rule `names`. */
  names?: {
    /** Where paths that a text names begin. */
    folders?: string[];
    /** Files in the text that are the readers' own. */
    ofReaders?: string[];
  };
  /** For `lectern screenshots`, and the rule of that name. */
  screenshots?: ScreenshotSettings;
  /** The editor in the browser: `lectern cms`, and the plugin that publishes it. */
  cms?: CmsSettings;
  /** The doc whose table under the heading `{#terms}` has all terms of each language: `wiki/style-guide.md`. */
  styleGuide?: string;
  /** Sections of the docs that `lectern new` knows as kinds of their own, each with its folder: `{wiki: 'wiki'}`. */
  sections?: Record<string, string>;
  /** A folder with what new pages begin with, in place of ours: `de/doc.md`. */
  templates?: string;
  /** A folder with what the site knows of languages itself: `typography/de.ts`, `readability/de.ts`, `spelling/de.yaml`, `words/de.json`. */
  ofLanguages?: string;
  /** Texts in a language, besides pages and translations: globs, for the rules `typography` and `terms`. */
  texts?: (language: string) => string[];
  /** What the configuration says in several languages, by its file and its name there. */
  textsOfConfiguration?: Record<string, Record<string, Partial<Record<string, unknown>>>>;
  /** Checks of the site's own. */
  checks?: ((pages: CheckedPages) => Problem[] | Promise<Problem[]>)[];
  /** Where the site sets what messages speak of, if it is not in this very file. */
  writtenIn?: Partial<WrittenIn>;
}

/** What checks of a site's own are given. */
export interface CheckedPages {
  /** Those that somebody wrote, in all languages. */
  pages: CheckedPage[];
  /** Those of each version that is frozen, by its name. */
  frozen: Map<string, CheckedPage[]>;
}

export interface CheckedPage {
  file: string;
  kind: ContentKind;
  language: string;
  /** The path below the content folder: the same for a page and its translation. */
  key: string;
  frontMatter: Record<string, unknown>;
  headings: {level: number; id: string; title: string; line: number}[];
}

/** In the words of Docusaurus: the options that the commands look at. */
export interface ContentOptions {
  path?: string;
  routeBasePath?: string;
  exclude?: string[];
  tags?: string | false | null;
  onInlineTags?: ReportingSeverity;
  authorsMapPath?: string;
  onInlineAuthors?: ReportingSeverity;
  lastVersion?: string;
  versions?: Record<string, {path?: string; label?: string}>;
  includeCurrentVersion?: boolean;
  onlyIncludeVersions?: string[];
}

/** What `markdown()` of `@lectern/markdown` returns. */
export interface MarkdownSettings {
  /** A source with its variables. */
  readSource?: (file: {filePath: string; fileContent: string}) => string;
  /** Variables, conditions and glossary. */
  site?: Pick<MarkdownSite, 'variablesOf' | 'conditionsOf' | 'glossaryOf'>;
  /** The plugins that pages are made with: where they are known, each page is made, as in a build. */
  chain?: Chain;
  /** The folder of `variables.<language>.yml` and the like. */
  data?: string;
}

/** A picture of the site, which is taken in all languages and in both colour modes. */
export interface Picture {
  /** What pages call it: `![The search](screenshot:search)`. */
  name: string;
  /** The address below the one of the language. */
  path: string;
  /** Of the window, in place of the usual size. */
  width?: number;
  height?: number;
  /** Taken in another language than that of the page that shows it. */
  isOtherLanguage?: boolean;
  /** What a reader writes into the search before the picture is taken, by language. */
  query?: Record<string, string>;
}

export interface ScreenshotSettings {
  /** What `lectern screenshots` takes. */
  pictures?: Picture[];
  /** Of all pictures, where another command takes them. */
  names?: string[];
  /** Below it, each language has a folder with `<name>-light.webp` and `<name>-dark.webp`. */
  folder?: string;
  /** In bytes. */
  largest?: number;
  /** What takes them, for messages. */
  command?: string;
}

export interface CmsSettings {
  /** That changes go to. */
  branch?: string;
  /** Where the published editor exchanges a sign-in at the Git host for a token. */
  signIn?: string;
  /** What Decap CMS is told of the Git host, in place of GitHub and the repository of the Docusaurus configuration. */
  backend?: {name: string; [setting: string]: string};
}

/** Files, as messages name them. */
export interface WrittenIn {
  rules: string;
  parts: string;
  screenshots: string;
  names: string;
}

const text = Joi.string();
const texts = Joi.array().items(text);
/** Of another package, or of Docusaurus, which look at it themselves. */
const others = Joi.any();

const picture = Joi.object({
  name: text.required(),
  path: text.required().allow(''),
  width: Joi.number(),
  height: Joi.number(),
  isOtherLanguage: Joi.boolean(),
  query: Joi.object().pattern(text, text),
});

const schema = Joi.object<Settings>({
  codeLanguage: text,
  rules: Joi.object(),
  markdown: Joi.object({readSource: Joi.function(), site: Joi.any(), chain: Joi.any(), data: text}),
  docs: others,
  blog: others,
  pages: others,
  references: others,
  partsOff: Joi.object().pattern(text, Joi.alternatives(text, texts)),
  names: Joi.object({folders: texts, ofReaders: texts}),
  screenshots: Joi.object({
    pictures: Joi.array().items(picture),
    names: texts,
    folder: text,
    largest: Joi.number(),
    command: text,
  }).or('pictures', 'names'),
  cms: Joi.object({branch: text, signIn: text, backend: Joi.object({name: text.required()}).pattern(text, text)}),
  styleGuide: text,
  sections: Joi.object().pattern(text, text),
  templates: text,
  ofLanguages: text,
  texts: Joi.function(),
  textsOfConfiguration: Joi.object(),
  checks: Joi.array().items(Joi.function()),
  writtenIn: Joi.object({rules: text, parts: text, screenshots: text, names: text}),
});

/** Stops at a setting that is not known. */
export function checkSettings(given: object, file: string): Settings {
  return validOptions(file, schema, given, false);
}
