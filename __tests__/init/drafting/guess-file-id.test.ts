import { expect, test } from 'vitest';
import { guessFileNames, partOfName } from '../../../src/init/drafting/guess-file-id.ts';

test.each([
  {
    name: 'a number at the end',
    files: ['r/refund.1.json', 'r/refund.2.json', 'r/book-1.json', 'r/book-2.json'],
    trials: ['refund 1', 'refund 2', 'book 1', 'book 2'],
  },
  {
    name: 'a run at the end',
    files: ['refund_run-0.json', 'refund_run-1.json', 'book_run-0.json', 'book_run-1.json'],
    trials: ['refund 0', 'refund 1', 'book 0', 'book 1'],
  },
  {
    name: 'a folder for each scenario',
    files: ['r/refund/trial-1.json', 'r/refund/trial-2.json', 'r/book/trial-1.json', 'r/book/trial-2.json'],
    trials: ['refund 1', 'refund 2', 'book 1', 'book 2'],
  },
  {
    name: 'a folder for each run',
    files: ['run_1/refund.json', 'run_1/book.json', 'run_2/refund.json', 'run_2/book.json'],
    trials: ['refund 1', 'book 1', 'refund 2', 'book 2'],
  },
  {
    name: 'numbered scenarios',
    files: ['case-1.json', 'case-2.json', 'case-3.json'],
    trials: ['case-1', 'case-2', 'case-3'],
  },
  {
    name: 'numbers that differ between scenarios, which belong to their names',
    files: ['refund-1.json', 'refund-2.json', 'book-1.json'],
    trials: ['refund-1', 'refund-2', 'book-1'],
  },
  {
    name: 'one name in several folders',
    files: ['r/refund/result.json', 'r/book/result.json'],
    trials: ['refund/result', 'book/result'],
  },
])('file names with $name tell the trials', ({ files, trials }) => {
  const { scenario, trial } = guessFileNames(files);
  const read = files.map((file) =>
    [scenario, trial ?? '^$'].flatMap((match) => partOfName(match, file) ?? []).join(' '),
  );
  expect(read).toEqual(trials);
});
