import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {answers, freePort} from './servers';

/** A machine without Apache can run all the other tests. */
export const hasApache = spawnSync('apache2', ['-v']).status === 0;

const modules = ['mpm_event', 'authz_core', 'authz_host', 'auth_basic', 'authn_core', 'authn_file', 'authz_user'];
const ofSite = ['dir', 'mime', 'rewrite', 'headers'];

/** Starts Apache for the site in a folder, with the modules that the docs ask for and further lines in its configuration. */
export async function startApache(folder: string, lines = ''): Promise<{apache: ChildProcess; origin: string}> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const file = `${folder}/apache.conf`;
  const load = [...modules, ...ofSite].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const own = process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : [];
  writeFileSync(
    file,
    `${[...load, ...own].join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/apache.log
TypesConfig /etc/mime.types
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride All
  Require all granted
</Directory>
${lines}
`,
  );
  const apache = spawn('apache2', ['-DFOREGROUND', '-f', file], {stdio: 'inherit'});
  await answers(origin);
  return {apache, origin};
}
