import path from 'node:path';
import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';

const alone = '**/*.alone.test.ts';

const unit = {
  extends: true,
  resolve: {
    alias: [
      // As in bundles.
      {find: '@docusaurus/router', replacement: 'react-router-dom'},
      // As Node.js takes it: objects of its other form are strangers to what graphql-markdown loads.
      {find: /^graphql$/, replacement: path.resolve(import.meta.dirname, 'node_modules/graphql/index.js')},
    ],
  },
  test: {
    server: {deps: {inline: [/plugin-content-docs\/lib\/client/]}},
    setupFiles: './tests/support/siteOfTests.ts',
    // The last are about the content of this very site.
    include: ['{src,packages,scripts,examples,tests/server}/**/*.test.{ts,tsx}', 'tests/lectern/**/*.unit.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
} as const satisfies TestProjectInlineConfiguration;

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    // By default, one processor is left idle.
    maxWorkers: '100%',
    setupFiles: './tests/support/ownPath.ts',
    projects: [
      {
        ...unit,
        test: {
          ...unit.test,
          name: 'unit',
          exclude: ['**/node_modules/**', alone],
          // To import each module once takes half the time. A test takes back what it changes for others.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
        },
      },
      {
        // Those that put another module in the place of one.
        ...unit,
        test: {...unit.test, name: 'unit-alone', include: [alone], exclude: ['**/node_modules/**', '.cache/**']},
      },
      {
        // What the last build holds: run after it.
        extends: true,
        test: {
          name: 'build',
          include: ['tests/{site,lectern}/build/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Builds a language of the site again, beside the last build.
        extends: true,
        test: {name: 'reproducible', include: ['tests/reproducible/**/*.test.ts']},
      },
      {
        // Whole sites are built here, from small fixtures.
        extends: true,
        test: {
          name: 'fixtures',
          include: ['tests/fixtures/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        // What the features make of a small site of their own, which is built first where it is not there.
        extends: true,
        test: {name: 'machinery', include: ['tests/machinery/**/*.test.ts'], hookTimeout: 600_000},
      },
      {
        // Our packages, packed, in sites that are not ours.
        extends: true,
        test: {
          name: 'outside',
          include: ['tests/outside/**/*.test.ts'],
          globalSetup: './tests/outside/packed.ts',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        // As before, with all cases, and with what npm installs.
        extends: true,
        test: {
          name: 'outside-full',
          include: ['tests/outside/**/*.test.ts'],
          env: {OUTSIDE: 'full'},
          globalSetup: './tests/outside/packed.ts',
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
        },
      },
      {
        // Copies of this repository that a team makes its own.
        extends: true,
        test: {
          name: 'variants',
          include: ['tests/lectern/variants/**/*.test.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
          // Two sites at a time: much of a build waits for one processor.
          maxConcurrency: 2,
        },
      },
      {
        // As before, with all cases.
        extends: true,
        test: {
          name: 'variants-full',
          include: ['tests/lectern/variants/**/*.test.ts'],
          env: {OUTSIDE: 'full'},
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
          maxConcurrency: 2,
        },
      },
    ],
  },
});
