import { expect, test } from 'vitest';
import { startClock } from '../../src/io/clock.ts';

test('work that stands aside does not count, whether it ends well or not', async () => {
  let now = 100;
  const clock = startClock(() => now);
  const work = clock.aside((spent: number) => {
    now += spent;
    if (spent > 1000) throw new RangeError('too long');
    return spent;
  });
  now += 5;
  expect(await work(50)).toBe(50);
  await expect(work(2000)).rejects.toThrow('too long');
  now += 2;
  expect(clock.elapsed()).toBe(7);
});

test('a clock tells the time of the machine', () => {
  expect(startClock().elapsed()).toBeGreaterThanOrEqual(0);
});
