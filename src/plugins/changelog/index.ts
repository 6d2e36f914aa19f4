import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {codeLanguage} from '../../config/i18n';
import {versionsOf} from './versions';

const changelogs = 'packages/*/CHANGELOG.md';
const waiting = '.changeset/*.md';

/** The changes in each version of the packages, for `src/components/Changelog`, from the files of `npm run release`. */
export default function changelog({siteDir}: LoadContext): Plugin {
  const find = async (files: string): Promise<string[]> => (await Globby(files, {cwd: siteDir, absolute: true})).sort();
  return {
    name: 'changelog',
    getPathsToWatch: () => [changelogs, waiting].map((files) => path.join(siteDir, files)),
    async contentLoaded({actions}) {
      const texts = Object.fromEntries(
        await Promise.all(
          (await find(changelogs)).map(async (file) => [await nameBeside(file), await readFile(file, 'utf8')]),
        ),
      ) as Record<string, string>;
      const next = await Promise.all((await find(waiting)).map((file) => readFile(file, 'utf8')));
      await actions.createData('changelog.json', {language: codeLanguage, versions: versionsOf(texts, next)});
    },
  };
}

async function nameBeside(file: string): Promise<string> {
  const manifest = await readFile(path.join(path.dirname(file), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as {name: string}).name;
}
