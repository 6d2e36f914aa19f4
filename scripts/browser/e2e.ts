/** `npm run test:e2e -- <playwright arguments>`: finds a browser, then hands over to Playwright. */
import {spawn} from 'node:child_process';
import {resolveBrowser} from '@lectern/cli/browser/resolve';

async function main(): Promise<void> {
  const browser = await resolveBrowser();
  console.log(`Browser: ${browser}`);
  const env = {...process.env, PLAYWRIGHT_CHROMIUM: browser};
  const playwright = spawn('npx', ['playwright', 'test', ...process.argv.slice(2)], {stdio: 'inherit', env});
  playwright.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

void main();
