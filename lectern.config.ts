import type {Settings} from '@lectern/cli/settings/settings';
import {blog} from './src/config/blog';
import {docs} from './src/config/docs';
import {cms} from './src/config/cms';
import {codeLanguage} from './src/config/i18n';
import {partsOff} from './src/config/leftOut';
import {parts} from './src/config/parts';
import {filesOfReaders, readabilityTargets, rules} from './src/config/rules';
import {screenshots} from './src/config/screenshots';
import {checks} from './src/plugins/context-help/checks';
import {rulesFile} from './src/settings/rulesFile';
import {textsIn} from './src/settings/textsIn';
import {textsOfConfiguration} from './src/settings/textsOfConfiguration';

/** Facts about this site that commands need, and that its Docusaurus configuration lacks. */
export default {
  codeLanguage,
  rules,
  docs,
  // `lectern new` creates the folder with the first post.
  blog: parts.blog && blog,
  pages: parts.standalonePages && {},
  ...(parts.wiki && {sections: {wiki: 'wiki'}}),
  partsOff,
  names: {
    folders: ['bench', 'blog', 'deploy', 'docs', 'examples', 'i18n', 'scripts', 'src', 'static', 'tests'],
    ofReaders: filesOfReaders,
  },
  screenshots: {pictures: screenshots, command: 'npm run screenshots'},
  cms,
  styleGuide: 'wiki/style-guide.md',
  readabilityTargets,
  texts: textsIn,
  textsOfConfiguration,
  checks,
  writtenIn: {
    rules: rulesFile,
    names: rulesFile,
    parts: 'src/config/parts.ts',
    screenshots: 'src/config/screenshots.ts',
  },
} satisfies Settings;
