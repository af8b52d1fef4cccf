import { expect, test } from 'vitest';
import { guessFileNames, partOfName } from '../../../src/init/drafting/guess-file-id.ts';

test.each<{ name: string; files: readonly string[]; asked?: readonly string[]; trials: readonly string[] }>([
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
    name: 'trials of which one is missing in six scenarios',
    files: ['a.1', 'a.2', 'b.1', 'b.2', 'c.1', 'c.2', 'd.1', 'd.2', 'e.1', 'e.2', 'f.2'],
    trials: ['a 1', 'a 2', 'b 1', 'b 2', 'c 1', 'c 2', 'd 1', 'd 2', 'e 1', 'e 2', 'f 2'],
  },
  {
    name: 'one name in several folders',
    files: ['r/refund/result.json', 'r/book/result.json'],
    trials: ['refund/result', 'book/result'],
  },
  {
    name: 'runs of which one is missing',
    files: ['refund-run1.json', 'refund-run2.json', 'book-run1.json'],
    trials: ['refund 1', 'refund 2', 'book 1'],
  },
  {
    name: 'numbers in brackets, spaces and capital letters',
    files: ['Refund late (1).JSON', 'Refund late (2).JSON', 'Book (1).JSON', 'Book (2).JSON'],
    trials: ['Refund late 1', 'Refund late 2', 'Book 1', 'Book 2'],
  },
  {
    name: 'a folder for each scenario and each run',
    files: ['r/refund/run-1/out.json', 'r/refund/run-2/out.json', 'r/book/run-1/out.json', 'r/book/run-2/out.json'],
    trials: ['refund 1', 'refund 2', 'book 1', 'book 2'],
  },
  {
    name: 'the same scenarios in several folders',
    files: ['r/x/a.run1.json', 'r/x/a.run2.json', 'r/y/a.run1.json', 'r/y/a.run2.json'],
    trials: ['x/a 1', 'x/a 2', 'y/a 1', 'y/a 2'],
  },
  {
    name: 'models whose names end with a version',
    files: ['gpt-5/refund.json', 'gpt-5/book.json', 'claude-4/refund.json', 'claude-4/book.json'],
    trials: ['gpt-5/refund', 'gpt-5/book', 'claude-4/refund', 'claude-4/book'],
  },
  {
    name: 'a folder for each model, and numbered scenarios',
    files: ['a/case-1.json', 'a/case-2.json', 'b/case-1.json', 'b/case-2.json'],
    trials: ['a/case-1', 'a/case-2', 'b/case-1', 'b/case-2'],
  },
  {
    name: 'numbers under which the scenarios ask different things',
    files: ['refund-1.json', 'refund-2.json', 'book-1.json', 'book-2.json'],
    asked: ['May I?', 'How much?', 'When?', 'Where?'],
    trials: ['refund-1', 'refund-2', 'book-1', 'book-2'],
  },
  {
    name: 'numbers in folders that ask the same',
    files: ['refund/1.json', 'refund/2.json', 'book/1.json', 'book/2.json'],
    asked: ['May I?', 'May I?', 'When?', 'When?'],
    trials: ['refund 1', 'refund 2', 'book 1', 'book 2'],
  },
])('file names with $name tell the trials', ({ files, asked, trials }) => {
  const { scenario, trial } = guessFileNames(files, asked === undefined ? [] : [asked]);
  const read = files.map((file) =>
    [scenario, trial ?? '^$'].flatMap((match) => partOfName(match, file) ?? []).join(' '),
  );
  expect(read).toEqual(trials);
});
