import {Globby} from '@docusaurus/utils';
import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Report} from '../lines';
import type {Migrated, PlacedRemark} from '../report';
import type {NewFile} from '../writeFiles';
import {pageChecker} from './checkPage';
import {convertPage} from './convertPage';
import {convertManifest} from './packageJson';
import {Places} from './places';
import {readConfig} from './readConfig';
import {relink} from './relink';
import {relinkConfig} from './relinkConfig';
import {remarkOnSwizzled} from './swizzled';
import {tally} from './tally';

/** Left out: files that npm and builds create, those of Git, and possible secrets. */
const left = [
  '**/node_modules/**',
  '**/.git/**',
  '.docusaurus/**',
  'build/**',
  '.cache/**',
  '.cache-loader/**',
  '**/.env*',
  '**/.DS_Store',
];
const ofCode = /\.(?:[cm]?[jt]sx?)$/;
const ofPage = /\.mdx?$/;

interface Place {
  /** The path on disk. */
  from: string;
  /** The path in the new folder. */
  to: string;
}

/** Migrates a whole Docusaurus site. Files keep their line numbers, so remarks are right for the new ones. */
export async function docusaurus(siteDir: string, version: string): Promise<Migrated & {files: NewFile[]}> {
  const names = (await Globby('**/*', {cwd: siteDir, dot: true, ignore: left})).sort();
  const configFile = names.find((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name));
  if (!configFile) {
    throw new Error(`There is no docusaurus.config.* in “${siteDir}”.\n  Name the folder of a Docusaurus site.`);
  }
  const written = await readFile(path.join(siteDir, configFile), 'utf8');
  const manifest = names.includes('package.json') ? await readFile(path.join(siteDir, 'package.json'), 'utf8') : '';
  // A site with our packages isn't migrated: braces in its pages are variables already.
  const [ours] = /@lectern\/(?:preset|markdown)(?=['"])/.exec(written + manifest) ?? [];
  if (ours) throw new Error(`The site in “${siteDir}” has ${ours} already: there is nothing to bring.`);
  const places = new Places(siteDir, new Set(names.map((name) => name.split('/')[0]!)));
  const moved = relinkConfig(configFile, written, places);
  const config = readConfig(
    configFile,
    moved.text,
    places.taken.map(({to}) => to),
  );
  const isPage = pageFilter(config.contentFolders);
  const check = pageChecker(siteDir, config);
  const remarks: PlacedRemark[] = [...moved.remarks, ...config.remarks];
  const pages: string[] = [];

  const convert = async ({from, to}: Place): Promise<NewFile> => {
    const copy = {file: to, content: {copyOf: from}};
    if (!ofCode.test(to) && !ofPage.test(to) && to !== 'package.json') return copy;
    const before = await readFile(from, 'utf8');
    const report: Report = (line, message, weight) =>
      void remarks.push({file: to, line, message, ...(weight === 'look' && {isLook: true})});
    let text = before;
    if (to === configFile) text = config.text;
    else if (to === 'package.json') text = convertManifest(text, version, report);
    else if (ofCode.test(to)) {
      // Scripts in `static/` are served unchanged, so they import nothing from the site.
      if (!to.startsWith('static/')) text = relink(text, from, places, report);
      remarks.push(...remarkOnSwizzled(to, text));
    } else if (isPage(to)) {
      const syntax = {isMdx: to.endsWith('.mdx') || !config.isDetecting, hasMath: config.hasMath};
      const converted = convertPage(text, syntax, report);
      // Paths in the page are relative to its old place.
      for (const remark of await check(from, converted, syntax)) remarks.push({file: to, ...remark});
      text = relink(converted, from, places, report);
      if (!isPartial(to)) pages.push(to);
    }
    return text === before ? copy : {file: to, content: {text}};
  };

  const files: NewFile[] = [];
  for (const name of names) files.push(await convert({from: path.join(siteDir, name), to: name}));
  // Files may name further files, which are added to the list meanwhile.
  for (const {from, to} of places.taken) {
    for (const place of await filesIn(from, to)) files.push(await convert(place));
  }
  files.sort((one, other) => (one.file < other.file ? -1 : 1));
  return {
    looked: `${pages.length} pages, ${files.length - pages.length} other files`,
    pages,
    remarks,
    files,
    came: [
      ...tally(
        files.map(({file}) => file),
        pages,
        config.contentFolders,
      ),
      ...config.kept.filter(([, count]) => count > 0),
    ],
  };
}

async function filesIn(from: string, to: string): Promise<Place[]> {
  if (statSync(from).isFile()) return [{from, to}];
  const names = await Globby('**/*', {cwd: from, dot: true, ignore: left});
  return names.sort().map((name) => ({from: path.join(from, name), to: path.posix.join(to, name)}));
}

/** Docusaurus ignores pages whose names begin with “_”. */
function isPartial(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_'));
}

/** Matches Markdown that Docusaurus reads: in the folders of the configuration, and in the default ones. */
function pageFilter(folders: string[]): (file: string) => boolean {
  const roots = ['docs', 'blog', 'src', 'i18n', ...folders.map((folder) => path.posix.normalize(folder))];
  return (file) =>
    ofPage.test(file) && (roots.some((root) => file.startsWith(`${root}/`)) || /^(?:\w+_)?versioned_docs\//.test(file));
}
