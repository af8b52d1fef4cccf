import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suiteKey } from '../../../src/io/github/artifact.ts';
import { isNewer, isOfOtherJob, readMarker, writeMarker } from '../../../src/io/github/comment-thread.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const marker = { suite: 'booking-assistant', run: 9001, attempt: 2, sha: SHA };

describe('a marker', () => {
  test('is one hidden line that says whose comment it is', () => {
    expect(writeMarker(marker)).toBe(`<!-- agent-gate:booking-assistant run=9001 attempt=2 sha=${SHA} -->`);
  });

  test('names the job too, where that is known', () => {
    const ofJob = { ...marker, job: 31337 };
    expect(writeMarker(ofJob)).toBe(`<!-- agent-gate:booking-assistant run=9001 attempt=2 sha=${SHA} job=31337 -->`);
    expect(readMarker(writeMarker(ofJob), marker.suite)).toEqual(ofJob);
    expect(isOfOtherJob({ ...marker, job: 1 }, ofJob)).toBe(true);
    for (const same of [ofJob, marker, { ...marker, job: 1, attempt: 1 }, { ...marker, job: 1, run: 9002 }])
      expect(isOfOtherJob(same, ofJob)).toBe(false);
  });

  test('is read back from the first line, with any text below and any line ends', () => {
    expect(readMarker(`${writeMarker(marker)}\n## Red`, marker.suite)).toEqual(marker);
    expect(readMarker(`${writeMarker(marker)}\r\n## Red`, marker.suite)).toEqual(marker);
  });

  test.each([
    ['stands on the second line', `\n${writeMarker(marker)}`],
    ['is indented', ` ${writeMarker(marker)}`],
    ['has words behind it', `${writeMarker(marker)} and more`],
    ['has no run', writeMarker(marker).replace('run=9001 ', '')],
    ['has a short commit id', writeMarker({ ...marker, sha: '0123456' })],
    ['is of another suite', writeMarker({ ...marker, suite: 'booking' })],
    ['is of a suite whose name begins alike', writeMarker({ ...marker, suite: 'booking-assistant-2' })],
  ])('is none when it %s', (_, body) => {
    expect(readMarker(body, marker.suite)).toBeNull();
  });

  test('keeps any suite apart from any other, and ends where it should', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }), (suite, other) => {
        fc.pre(suite !== '');
        const line = writeMarker({ ...marker, suite });
        expect(line.indexOf('-->')).toBe(line.length - 3);
        expect(readMarker(line, suite)).toEqual({ ...marker, suite });
        if (suite !== other) expect(readMarker(line, other)).toBeNull();
      }),
    );
  });

  test('names a suite in letters that files, artifacts and comments take', () => {
    expect(suiteKey('Böking: a--b/c')).toBe('B%C3%B6king%3A%20a-%2Db%2Fc');
  });

  test('is newer by run, then by attempt', () => {
    expect(isNewer({ ...marker, run: 9002, attempt: 1 }, marker)).toBe(true);
    expect(isNewer({ ...marker, attempt: 3 }, marker)).toBe(true);
    expect(isNewer(marker, marker)).toBe(false);
    expect(isNewer({ ...marker, run: 9000, attempt: 3 }, marker)).toBe(false);
  });
});
