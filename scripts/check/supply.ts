/** An entry of the lockfile. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  license?: string;
}

type Locked = Record<string, LockedPackage>;

const registry = 'https://registry.npmjs.org/';

/** These licences require at most that notices are kept, or cover only the package itself. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC BY-SA 4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-1.1',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Licences read by hand, of packages whose metadata name none, or only a file. */
const readByHand: Record<string, string> = {
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  eval: 'MIT',
  format: 'MIT',
  khroma: 'MIT',
  memorystream: 'MIT',
  rechoir: 'MIT',
  'require-like': 'MIT',
  spawndamnit: 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
};

/** Finds version ranges: `"sass": "^1.2.3"` would install versions that nobody has tested. */
export function findRanges(dependencies: Record<string, string>): string[] {
  return Object.entries(dependencies)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: “${version}” is not one version; write the one that is installed.`);
}

/** Checks that every package comes from the public registry, with a hash. */
export function findUnlocked(packages: Locked): string[] {
  return installed(packages).flatMap(([name, {resolved, integrity}]) => [
    ...(integrity ? [] : [`${name}: no “integrity”; remove the entry and run “npm install”.`]),
    ...(resolved && !resolved.startsWith(registry)
      ? [`${name}: comes from “${resolved}” instead of ${registry}; remove the entry and run “npm install”.`]
      : []),
  ]);
}

/** Finds licences that aren't allowed. */
export function findLicences(packages: Locked): string[] {
  return installed(packages).flatMap(([name, locked]) => {
    const license = readByHand[name] ?? locked.license ?? 'none named';
    return isAllowed(license)
      ? []
      : [`${name}: licence ${license}; use another package, or allow it in scripts/check/supply.ts.`];
  });
}

/** Counts the packages with each licence, the most frequent first. */
export function countLicences(packages: Locked): [license: string, count: number][] {
  const counts = new Map<string, number>();
  for (const [name, {license}] of installed(packages)) {
    const key = license ?? readByHand[name] ?? 'none named';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** `(WTFPL OR MIT)` needs one allowed licence, `MIT AND Zlib` needs both. */
function isAllowed(license: string): boolean {
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));
}

/** The name of a package in the lockfile: `node_modules/a/node_modules/b` is b. */
function installed(packages: Locked): [name: string, locked: LockedPackage][] {
  return Object.entries(packages)
    .filter(([folder, {link}]) => folder.includes('node_modules/') && !link)
    .map(([folder, locked]) => [folder.split('node_modules/').at(-1)!, locked]);
}

/** A problem if the date in security.txt, `Expires: 2027-11-01T00:00:00Z`, has passed or will soon. */
export function expiryProblem(securityText: string, now: Date): string | undefined {
  const [, date = ''] = /^Expires: (.*)$/m.exec(securityText) ?? [];
  const days = (Date.parse(date) - now.getTime()) / 86_400_000;
  if (Number.isNaN(days)) return 'security.txt names no day in “Expires:”; write one like 2030-01-31T00:00:00Z.';
  return days < 30
    ? `security.txt expires on ${date}: check that it is right, and set a day within a year.`
    : undefined;
}
