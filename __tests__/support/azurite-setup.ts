import type { TestProject } from 'vitest/node';
import { startAzurite } from './azurite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the one Azurite of this test run. */
    azurite: string;
  }
}

/** Starts Azurite once for all tests of the project and stops it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const azurite = await startAzurite();
  project.provide('azurite', azurite.url);
  return () => azurite.stop();
}
