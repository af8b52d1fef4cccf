import { defineConfig } from 'vitest/config';
import { browserScripts } from './scripts/browser-script.mjs';

/** Tests that run the built action against the fake GitHub and share one blob store. */
const ENDTOEND = '__tests__/{stories,harness}/**/*.test.ts';
/** Tests that take a minute and guard what changes rarely; `npm run test:slow` runs them, and CI does. */
const SLOW = '__tests__/{browser,workflows,killed,package,windows/runs,faults/slow}/**/*.test.ts';

/** Those of them that take three minutes each; `npm run test:nightly` runs them, every night and before a release. */
const NIGHTLY = '__tests__/{killed/new-comment,killed/standing-comment,workflows/release}.test.ts';

/** Tests that count the steps of code, which must be loaded while they count. */
const RESOURCES = '__tests__/resources/**/*.test.ts';

const TEMP_FOLDER = '__tests__/support/temp-folder.ts';

/** The script of the playground is tested as built, in a browser. */
const withoutBundles = {
  name: 'without-bundles',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith('?bundle') ? 'export default "/* the script, as built */"' : undefined),
};

export default defineConfig({
  plugins: [browserScripts, withoutBundles],
  test: {
    reporters: ['default', './scripts/tally-reporter.mjs'],
    // They end what hangs. A machine that is four times as busy has to stay below them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Else the style of the report is an empty text.
    css: true,
    // Vitest leaves one core free, which on a runner with two is half of the machine.
    maxWorkers: '100%',
    coverage: { include: ['src/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['__tests__/**/*.test.ts'],
          exclude: [ENDTOEND, SLOW, RESOURCES],
          globalSetup: TEMP_FOLDER,
          setupFiles: '__tests__/support/property-seed.ts',
          // The modules are pure, so loading them anew for every file would only take half of the time.
          isolate: false,
          unstubEnvs: true,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: { name: 'resources', include: [RESOURCES], isolate: true },
      },
      {
        extends: true,
        test: {
          name: 'end to end',
          include: [ENDTOEND],
          globalSetup: [TEMP_FOLDER, '__tests__/support/azurite-setup.ts'],
          // The stories share nothing but what they only read: one compiled API description a worker is enough.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [SLOW],
          exclude: [NIGHTLY],
          globalSetup: [TEMP_FOLDER, '__tests__/support/azurite-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'nightly',
          include: [NIGHTLY],
          globalSetup: [TEMP_FOLDER, '__tests__/support/azurite-setup.ts'],
          isolate: false,
        },
      },
    ],
  },
});
