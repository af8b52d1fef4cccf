import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openBundleZip } from '../../../src/io/bundle/read.ts';
import { readTwoJobs, TWO_JOBS_FILE } from '../../../src/io/bundle/two-jobs.ts';

const MARK = { attempt: 2, jobs: ['gate (a)', 'gate (b)'] };

test('a mark is read as it was written, and any other text says nothing', () => {
  expect(readTwoJobs(strToU8(JSON.stringify(MARK)), 'bundle')).toEqual(MARK);
  expect(readTwoJobs(strToU8('{"jobs":[1,"gate"]}'), 'bundle')).toEqual({ attempt: 0, jobs: ['gate'] });
});

test('readers refuse a mark in place of a bundle, and name the jobs', () => {
  const archive = zipSync({ [TWO_JOBS_FILE]: strToU8(JSON.stringify(MARK)) });
  expect(() => openBundleZip('main', archive)).toThrow(
    'two jobs or steps of its run reported this suite: `gate (a)`, `gate (b)`',
  );
});
