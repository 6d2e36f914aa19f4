import {execFileSync, spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

interface Run {
  code: number | null;
  /** What the command printed, without colours. */
  output: string;
}

/** A team's shell knows nothing of the tests that these are, nor of where this site is built. */
const ofTeam = {
  ...{NO_COLOR: '1', FORCE_COLOR: '0', CI: '1'},
  ...{
    SITE_URL: undefined,
    BASE_URL: undefined,
    MODE: undefined,
    NODE_ENV: undefined,
    TEST: undefined,
    VITEST: undefined,
  },
};

/** Servers of two sites stand beside each other, and beside that of this site's own tests. */
let port = 4273;

/** A copy of this repository that a team makes its own, step by step. */
export class VariantSite {
  readonly folder: string;
  private readonly port = String(port++);
  /** Files and folders that the team has changed, as `src/config/site.ts` and `docs/`. */
  readonly touched = new Set<string>();

  constructor(name: string) {
    this.folder = path.resolve('.cache/variants', name);
    rmSync(this.folder, {recursive: true, force: true});
    for (const file of listFiles()) {
      mkdirSync(path.dirname(this.at(file)), {recursive: true});
      cpSync(file, this.at(file));
    }
    symlinkSync(path.resolve('node_modules'), this.at('node_modules'));
  }

  at(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  write(file: string, text: string): void {
    this.touched.add(file);
    mkdirSync(path.dirname(this.at(file)), {recursive: true});
    writeFileSync(this.at(file), text);
  }

  /** Fails if the step is missing: what it replaces must be there. */
  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${String(from)}: “Make it yours” describes another file.`);
    this.write(file, changed);
  }

  remove(...names: string[]): void {
    for (const name of names) {
      if (!existsSync(this.at(name))) throw new Error(`There is no ${name}: “Make it yours” describes another folder.`);
      this.touched.add(name);
      rmSync(this.at(name), {recursive: true});
    }
  }

  /** The files of a folder that end in `.yml` or the like, called `src/data/*.yml`. */
  removeFiles(folder: string, ending: string): void {
    for (const name of readdirSync(this.at(folder)))
      if (name.endsWith(ending)) rmSync(path.join(this.at(folder), name));
    this.touched.add(`${folder}/*${ending}`);
  }

  /** The team has a repository of its own. */
  commit(): void {
    const git = (...words: string[]): void =>
      void execFileSync('git', ['-c', 'user.name=Acme', '-c', 'user.email=docs@acme.example', ...words], {
        cwd: this.folder,
        stdio: 'ignore',
      });
    git('init', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--message', 'Make the site ours');
  }

  run(...words: string[]): Promise<Run> {
    const [command, ...rest] = words as [string, ...string[]];
    const child = spawn(command, rest, {cwd: this.folder, env: {...process.env, ...ofTeam, E2E_PORT: this.port}});
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return new Promise((resolve) => child.on('close', (code) => resolve({code, output})));
  }
}

/** What is committed or about to be. */
function listFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'});
  // In a variant, that is a link, which no rule of Git leaves out.
  return output.split('\n').filter((file) => file && file !== 'node_modules' && existsSync(file));
}
