import type {ReportingSeverity} from '@docusaurus/types';
import {Joi, validOptions} from '@lectern/kit/options';
import type {Problem} from '@lectern/kit/problems';
import type {Chain, Site as MarkdownSite} from '@lectern/markdown';
import type {GivenOptions as References} from '@lectern/references/options';
import type {Level, Rule} from '../check/levels';

/** Docs, posts of a blog, and standalone pages. */
export type ContentKind = 'doc' | 'post' | 'page';

/** The content of `lectern.config.ts`: facts that commands need, and that the Docusaurus configuration lacks. */
export interface Settings {
  /** The language of texts in the site's code. */
  codeLanguage?: string;
  /** Levels of rules; others have the defaults of a new site. */
  rules?: Partial<Record<Rule, Level>>;
  /** Processing of Markdown, if the site adds to that of Docusaurus. */
  markdown?: MarkdownSettings;
  /** Docs, blog and pages, if the Docusaurus configuration doesn't list them by name: for instance, with a wrapper plugin. */
  docs?: ContentOptions | false;
  blog?: ContentOptions | false;
  pages?: ContentOptions | false;
  /** The options of `@lectern/references`, if the Docusaurus configuration doesn't list it by name. */
  references?: References | false;
  /** Parts that are switched off, each with its URLs: pages must not link to them. */
  partsOff?: Record<string, string | string[]>;
  /** For the rule `names`. */
  names?: {
    /** Folders with which paths in texts begin. */
    folders?: string[];
    /** Files in texts that belong to readers. */
    ofReaders?: string[];
  };
  /** For `lectern screenshots` and the rule `screenshots`. */
  screenshots?: ScreenshotSettings;
  /** The editor in the browser, for `lectern cms` and the plugin that publishes it. */
  cms?: CmsSettings;
  /** The doc with a table of all terms under the heading `{#terms}`: `wiki/style-guide.md`. */
  styleGuide?: string;
  /** Sections of the docs that are kinds of pages for `lectern new`, each with its folder: `{wiki: 'wiki'}`. */
  sections?: Record<string, string>;
  /** A folder with templates for new pages, instead of ours: `de/doc.md`. */
  templates?: string;
  /** A folder with rules for further languages: `typography/de.ts`, `readability/de.ts`, `spelling/de.yaml`, `words/de.json`. */
  ofLanguages?: string;
  /** For the rule `readability`: how easy, from 0 to 100, pages below a folder have to be, as in `{docs: 75, 'docs/wiki': 70}`. */
  readabilityTargets?: Record<string, number>;
  /** Globs of further texts in a language, for the rules `typography` and `terms`. */
  texts?: (language: string) => string[];
  /** Texts of the configuration in several languages, by file and name. */
  textsOfConfiguration?: Record<string, Record<string, Partial<Record<string, unknown>>>>;
  /** Checks that the site defines. */
  checks?: ((pages: CheckedPages) => Problem[] | Promise<Problem[]>)[];
  /** Files in which the site sets what messages refer to, if it isn't `lectern.config.ts`. */
  writtenIn?: Partial<WrittenIn>;
}

/** The argument of checks that a site defines. */
export interface CheckedPages {
  /** Handwritten pages, in all languages. */
  pages: CheckedPage[];
  /** Pages of each frozen version, by its name. */
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

/** Options of Docusaurus that the commands use. */
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

/** The result of `markdown()` of `@lectern/markdown`. */
export interface MarkdownSettings {
  /** Reads a source and fills in its variables. */
  readSource?: (file: {filePath: string; fileContent: string}) => string;
  /** Variables, conditions and glossary. */
  site?: Pick<MarkdownSite, 'variablesOf' | 'conditionsOf' | 'glossaryOf'>;
  /** The plugins for pages: if they are known, each page is processed, as in a build. */
  chain?: Chain;
  /** The folder of `variables.<language>.yml` and the like. */
  data?: string;
}

/** A screenshot of the site, which is taken in all languages and in both colour modes. */
export interface Picture {
  /** The name in pages: `![The search](screenshot:search)`. */
  name: string;
  /** The path after that of the language. */
  path: string;
  /** Size of the window, instead of the default. */
  width?: number;
  height?: number;
  /** Taken in another language than the page that shows it. */
  isOtherLanguage?: boolean;
  /** Text to type into the search before the screenshot is taken, by language. */
  query?: Record<string, string>;
}

export interface ScreenshotSettings {
  /** The screenshots that `lectern screenshots` takes. */
  pictures?: Picture[];
  /** Names of all screenshots, if another command takes them. */
  names?: string[];
  /** Below it, each language has a folder with `<name>-light.webp` and `<name>-dark.webp`. */
  folder?: string;
  /** In bytes. */
  largest?: number;
  /** The command that takes them, for messages. */
  command?: string;
}

export interface CmsSettings {
  /** The branch for changes. */
  branch?: string;
  /** The service where the published editor exchanges a sign-in at the Git host for a token. */
  signIn?: string;
  /** The backend of Decap CMS, instead of GitHub with the repository in the Docusaurus configuration. */
  backend?: {name: string; [setting: string]: string};
}

/** Files to name in messages. */
export interface WrittenIn {
  rules: string;
  parts: string;
  screenshots: string;
  names: string;
}

const text = Joi.string();
const texts = Joi.array().items(text);
/** Settings of other packages or of Docusaurus, which validate them. */
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
  readabilityTargets: Joi.object().pattern(text, Joi.number().min(0).max(100)),
  texts: Joi.function(),
  textsOfConfiguration: Joi.object(),
  checks: Joi.array().items(Joi.function()),
  writtenIn: Joi.object({rules: text, parts: text, screenshots: text, names: text}),
});

/** Throws at an unknown setting. */
export function checkSettings(given: object, file: string): Settings {
  return validOptions(file, schema, given, false);
}
