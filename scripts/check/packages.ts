/** `npm run check:packages`: exact versions, a lockfile that can be trusted, licences; `--list` counts the licences. */
import {existsSync, readFileSync} from 'node:fs';
import {countLicences, expiryProblem, findLicences, findRanges, findUnlocked, type LockedPackage} from './supply';

const {dependencies, devDependencies} =
  readJson<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
const {packages} = readJson<{packages: Record<string, LockedPackage>}>('package-lock.json');

const problems = [
  ...findRanges({...dependencies, ...devDependencies}),
  ...findUnlocked(packages),
  ...findLicences(packages),
];
for (const problem of problems) console.error(`  ${problem}`);
if (problems.length > 0) process.exitCode = 1;

// A date that passes isn't a mistake in the code: only a warning.
const contact = 'static/.well-known/security.txt';
const expiry = existsSync(contact) && expiryProblem(readFileSync(contact, 'utf8'), new Date());
if (expiry) console.warn(`  Warning: ${expiry}`);

if (process.argv.includes('--list')) {
  for (const [license, count] of countLicences(packages)) console.log(`${String(count).padStart(5)}  ${license}`);
}
console.log(`Packages: ${Object.keys(packages).length} locked, ${problems.length} problem(s).`);

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
