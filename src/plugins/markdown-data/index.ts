import {mkdirSync, readFileSync, writeFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/i18n';
import {currentProfile} from '../../config/profile';
import {siteFacts} from '../../data/variables';
import {sourcesOf} from '../../remark/sourcesOf';
import {contentFolders, englishTwin} from '../../i18n/contentFolders';

/**
 * Makes each page depend on the files of `src/data` that its Markdown is made with, on the files it includes,
 * and on the English page that it translates.
 * Without this the preview, and a build with a warm cache, would keep a page as it was when only such a file changed.
 */
export default function markdownData({siteDir}: LoadContext): Plugin {
  const settings = writeSettings(siteDir);
  return {
    name: 'markdown-data',
    // Titles and descriptions, which are not read by the bundler, may print variables too.
    getPathsToWatch: () => ['src/data/*.yml'],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // `resource`, not `test`: Docusaurus looks for its own Markdown rule by a `test` that matches `.md`.
            resource: /\.mdx?$/,
            exclude: /node_modules/,
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: {
                  folders: ['src/data', 'src/remark'].map((folder) => path.join(siteDir, folder)),
                  docs: path.join(siteDir, contentFolders.doc[currentLocale]),
                  sourcesOf: (source: string, page: string) => [
                    settings,
                    ...sourcesOf(source, page),
                    englishTwin(page) ?? page,
                  ],
                },
              },
            ],
          },
        ],
      },
    }),
  };
}

/** What comes from the environment, as a file that pages can depend on: a cache knows nothing of the environment. */
function writeSettings(siteDir: string): string {
  const file = path.join(siteDir, '.cache/markdown-settings.json');
  const settings = JSON.stringify({profile: currentProfile, ...siteFacts});
  if (!existsSync(file) || readFileSync(file, 'utf8') !== settings) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, settings);
  }
  return file;
}
