import {defineConfig} from '@playwright/test';
import {browserArguments} from './scripts/browser/arguments';

const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  // The second is `npm run test:a11y:full`.
  projects: [
    {name: 'e2e', testDir: 'tests/e2e'},
    {name: 'a11y-full', testDir: 'tests/a11y'},
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
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
