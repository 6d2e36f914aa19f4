import {defineConfig} from '@playwright/test';
import {browserArguments} from '@lectern/cli/browser/arguments';
import {site} from './src/config/site';

const port = Number(process.env.E2E_PORT ?? 4173);

/** Opens every page, several at once in one worker. */
const patient = '**/e2e/routes.spec.ts';
/** Those that hold for any content, and those of this site's own. */
const suites = '**/{site,lectern}/e2e/*.spec.ts';

/**
 * Saves up to two fifths of the processor time: a page is open too briefly to gain from code that V8 optimizes in threads
 * of its own, and a process for each tab takes nearly as long to start as its page to load.
 */
const inFewProcesses = [
  '--js-flags=--single-threaded --no-opt',
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--num-raster-threads=1',
];

export default defineConfig({
  projects: [
    {name: 'e2e', testDir: 'tests', testMatch: suites, testIgnore: patient, workers: 2},
    {name: 'e2e-patient', testDir: 'tests', testMatch: patient, workers: 1},
    // Features, on the small site that `npm run test:machinery` makes as well.
    {name: 'e2e-machinery-site', testDir: 'tests', testMatch: '**/machinery/e2e/site.setup.ts'},
    {
      name: 'e2e-machinery',
      testDir: 'tests',
      testMatch: '**/machinery/e2e/*.spec.ts',
      dependencies: ['e2e-machinery-site'],
      workers: 2,
    },
    // `npm run test:a11y:full`.
    {name: 'a11y-full', testDir: 'tests/site/a11y', workers: 2},
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two that work, and one that waits beside them.
  workers: 3,
  // Generous: a busy machine is no failure, and what waits does so for a condition.
  timeout: 90_000,
  expect: {timeout: 15_000},
  reporter: process.env.CI ? [['dot'], ['./tests/support/summaryReporter.ts']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace of each test takes a seventh of the time: ask for one with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM,
      args: [...browserArguments, ...inFewProcesses],
    },
  },
  // The production build, by the rules that the shipped server configurations follow.
  webServer: {
    command: `npx lectern serve --port ${port}`,
    url: `http://localhost:${port}${site.baseUrl}`,
    reuseExistingServer: !process.env.CI,
  },
});
