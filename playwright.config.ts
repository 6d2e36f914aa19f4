import {defineConfig} from '@playwright/test';
import {browserArguments} from './scripts/browser/arguments';

const port = Number(process.env.E2E_PORT ?? 4173);

/** Looks at each page until it is hydrated by itself, for three seconds of which hardly any is work. */
const patient = 'routes.spec.ts';

export default defineConfig({
  projects: [
    {name: 'e2e', testDir: 'tests/e2e', testIgnore: patient, workers: 2},
    {name: 'e2e-patient', testDir: 'tests/e2e', testMatch: patient, workers: 1},
    // `npm run test:a11y:full`.
    {name: 'a11y-full', testDir: 'tests/a11y', workers: 2},
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
      args: browserArguments,
    },
  },
  // The production build, by the rules that the shipped server configurations follow.
  webServer: {
    command: `npx tsx scripts/serve --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
});
