import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {parts} from '../../src/config/parts';
import {site} from '../../src/config/site';
import {decapFolder} from './bundle';
import {cmsConfig, hostedBackend, type Backend} from './config';
import {adminPage} from './page';

interface Options {
  isOn?: boolean;
  backend?: Backend;
  decap?: string;
}

/** Adds the editor to a finished build where src/config/parts.ts switches it on. */
export async function publishCms(build: string, {isOn = parts.cms, backend = hostedBackend, decap}: Options = {}) {
  if (!isOn) return;
  const folder = path.join(build, 'admin');
  await mkdir(folder, {recursive: true});
  await cp(decap ?? (await decapFolder()), folder, {recursive: true});
  await writeFile(path.join(folder, 'config.yml'), stringify(cmsConfig(backend)));
  await writeFile(path.join(build, 'admin.html'), adminPage(site.baseUrl));
}
