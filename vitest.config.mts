import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    // By default, one processor is left idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // As in bundles.
        resolve: {alias: {'@docusaurus/router': 'react-router-dom'}},
        test: {
          name: 'unit',
          server: {deps: {inline: [/plugin-content-docs\/lib\/client/]}},
          include: ['{src,scripts,examples,tests/server}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What the last build holds: run after it.
        extends: true,
        test: {name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 60_000},
      },
      {
        // Builds the whole site again, beside the last build.
        extends: true,
        test: {name: 'reproducible', include: ['tests/reproducible/**/*.test.ts']},
      },
      {
        // Whole sites are built here, from small fixtures: slow, and one at a time.
        extends: true,
        test: {
          name: 'fixtures',
          include: ['tests/fixtures/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
