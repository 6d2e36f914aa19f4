import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {answers, freePort} from './servers';

/** A machine without nginx can run all the other tests. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Starts nginx with what is shipped, for the site in a folder, and with further lines in its `server`. */
export async function startNginx(folder: string, lines = ''): Promise<{nginx: ChildProcess; origin: string}> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};\n${lines}`)
    .replaceAll('/usr/share/nginx/html', path.join(folder, 'site'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
     http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}/body;
     proxy_temp_path ${folder}/proxy; ${server} }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder], {stdio: 'inherit'});
  await answers(origin);
  return {nginx, origin};
}
