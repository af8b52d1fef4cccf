import { expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { demo } from '../../src/commands/demo.ts';

test('the demo shows an agent that got worse, and exits with 0 from any folder', async () => {
  const { text, exitCode } = await demo(['--json'], { root: '/', env: {} });
  const { decision, flips } = JSON.parse(text) as Decision;
  expect(decision).toBe('fail');
  expect(flips.broke.length).toBeGreaterThan(5);
  expect(exitCode).toBe(0);
});
