// @ts-check
/** Ends a test run with one plain line, `N passed, N failed`; what could not even be loaded counts as failed. */
export default class TallyReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const passed = states.filter((state) => state === 'passed').length;
    const failed = states.filter((state) => state === 'failed').length;
    const broken = modules.flatMap((module) => module.errors()).length + unhandledErrors.length;
    process.stdout.write(`${passed} passed, ${failed + broken} failed\n`);
  }
}
