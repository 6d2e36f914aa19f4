import type {Report} from '../lines';

interface Manifest {
  dependencies?: Record<string, string>;
}

/** Converts `package.json` of the old site: adds what the new configuration needs. */
export function convertManifest(text: string, version: string, report: Report): string {
  const manifest = JSON.parse(text) as Manifest;
  const lineOf = (word: string): number => text.slice(0, Math.max(0, text.indexOf(`"${word}"`))).split('\n').length;
  const {dependencies = {}} = manifest;
  const [, major, minor] = /(\d+)\.(\d+)/.exec(dependencies['@docusaurus/core'] ?? '') ?? [];
  if (major !== undefined && (Number(major) < 3 || (Number(major) === 3 && Number(minor) < 10))) {
    report(lineOf('@docusaurus/core'), `Update Docusaurus to 3.10: this is “${dependencies['@docusaurus/core']}”.`);
  }
  if ('@lectern/preset' in dependencies) return text;
  const sorted = Object.entries({...dependencies, '@lectern/preset': version}).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '  ';
  return `${JSON.stringify({...manifest, dependencies: Object.fromEntries(sorted)}, null, indent)}\n`;
}
