/**
 * `npm run bench [-- 20 300]`: how long authors and CI wait, and how that grows with the number of docs, beside stock
 * Docusaurus and Starlight, in one run and one table; bench/README.md holds the one recorded last.
 */
import {measureGrowth} from './scale';
import {measureThisSite} from './site';
import {printTable} from './table';

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !(size > 0))) throw new Error('Say how many docs to add: npm run bench -- 20 300');

async function main(): Promise<void> {
  printTable([...(await measureThisSite()), ...(await measureGrowth(sizes.length ? sizes : [20, 300]))]);
}

void main();
