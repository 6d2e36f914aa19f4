import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Content} from './content';

export class Refused extends Error {}

interface Asset {
  path: string;
  content: string;
  encoding: 'base64';
}

interface DataFile {
  path: string;
  newPath?: string;
  raw: string;
}

/** The requests of Decap CMS to its proxy backend, with their names. */
interface Requests {
  info: object;
  entriesByFolder: {folder: string; extension: string; depth: number};
  entriesByFiles: {files: {path: string}[]};
  getEntry: {path: string};
  persistEntry: {dataFiles: DataFile[]; assets?: Asset[]};
  getMedia: {mediaFolder: string};
  getMediaFile: {path: string};
  persistMedia: {asset: Asset};
  deleteFiles: {paths: string[]};
  getDeployPreview: object;
}

type Handlers = {[Action in keyof Requests]: (params: Requests[Action]) => unknown};

/** Answers requests of Decap CMS from the files of a repository on this machine. */
export function localRepository(
  root: string,
  {folders, generated}: Content,
): (action: string, params: object) => Promise<unknown> {
  const handlers: Handlers = {
    info: () => ({repo: path.basename(root), publish_modes: ['simple'], type: 'local_fs'}),
    entriesByFolder: async ({folder, extension, depth}) =>
      Promise.all((await filesBelow(folder, depth)).filter((file) => file.endsWith(`.${extension}`)).map(readEntry)),
    entriesByFiles: async ({files}) => Promise.all(files.map(({path: file}) => readEntry(file))),
    getEntry: ({path: file}) => readEntry(file),
    persistEntry: async ({dataFiles, assets = []}) => {
      for (const file of dataFiles) await writeEntry(file);
      for (const asset of assets) await writeAsset(asset);
      return {message: 'entry persisted'};
    },
    getMedia: async ({mediaFolder}) => Promise.all((await filesBelow(mediaFolder, 1)).map(readAsset)),
    getMediaFile: ({path: file}) => readAsset(file),
    persistMedia: async ({asset}) => {
      await writeAsset(asset);
      return readAsset(asset.path);
    },
    deleteFiles: async ({paths}) => {
      for (const file of paths) await rm(inside(file));
      return {message: 'files deleted'};
    },
    getDeployPreview: () => null,
  };

  return async (action, params) => {
    if (!Object.hasOwn(handlers, action)) throw new Refused(`There is no action “${action}”.`);
    return await (handlers[action as keyof Requests] as (params: object) => unknown)(params);
  };

  /** The path of a file on disk; throws if it is outside the content folders. */
  function inside(file: string): string {
    const normal = path.posix.normalize(file.replaceAll('\\', '/'));
    if (!folders.some((folder) => normal === folder || normal.startsWith(`${folder}/`))) {
      throw new Refused(`“${file}” is none of the content: ${folders.join(', ')}.`);
    }
    return path.join(root, normal);
  }

  async function filesBelow(folder: string, depth: number): Promise<string[]> {
    if (depth < 1 || generated.includes(folder) || !existsSync(inside(folder))) return [];
    const entries = await readdir(inside(folder), {withFileTypes: true});
    const files = entries.map(async (entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.name.startsWith('_')) return [];
      return entry.isDirectory() ? filesBelow(file, depth - 1) : [file];
    });
    return (await Promise.all(files)).flat();
  }

  async function readEntry(file: string) {
    const data = await readFile(inside(file), 'utf8');
    return {data, file: {path: file, label: file, id: hash(data)}};
  }

  async function readAsset(file: string) {
    const content = await readFile(inside(file));
    return {
      id: hash(content),
      content: content.toString('base64'),
      encoding: 'base64',
      path: file,
      name: path.basename(file),
    };
  }

  async function writeEntry({path: file, newPath, raw}: DataFile): Promise<void> {
    await write(file, raw);
    if (!newPath || newPath === file) return;
    await mkdir(path.dirname(inside(newPath)), {recursive: true});
    await rename(inside(file), inside(newPath));
  }

  async function writeAsset({path: file, content, encoding}: Asset): Promise<void> {
    await write(file, Buffer.from(content, encoding));
  }

  async function write(file: string, content: string | Buffer): Promise<void> {
    await mkdir(path.dirname(inside(file)), {recursive: true});
    await writeFile(inside(file), content);
  }
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
