import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import type {Site} from '../settings/site';
import {decapFolder} from './bundle';
import {cmsConfig, hostedBackend} from './config';
import {adminPage} from './page';

/** Adds the editor to a finished build. */
export async function publishCms(build: string, site: Site, decap?: string): Promise<void> {
  const folder = path.join(build, 'admin');
  await mkdir(folder, {recursive: true});
  await cp(decap ?? (await decapFolder(site.dir)), folder, {recursive: true});
  await writeFile(path.join(folder, 'config.yml'), stringify(cmsConfig(site, hostedBackend(site))));
  await writeFile(path.join(build, 'admin.html'), adminPage(site));
}
