import { must } from '../contract/must.ts';
import type { Usage } from '../suite/trial.ts';
import { AMOUNTS, type Amount, amountsOf } from './amounts.ts';

/** What the report keeps of a trial. */
interface TrialRow {
  /** Its number. */
  readonly trial: number;
  readonly usage?: Usage | undefined;
  /** Ids of its answers, one for each rubric; NaN without a verdict. */
  readonly answers: readonly number[];
}

/** Before the first row of a scenario. */
export const NO_ROW = -1;

const ROWS_OF_BLOCK = 1024;
/** Columns of a row: the last row of the same scenario, the trial's number, its amounts, its answers. */
const [PREVIOUS, TRIAL, AMOUNT, ANSWER] = [0, 1, 2, 2 + AMOUNTS.length];

/**
 * Keeps a row of numbers of each trial. They stand outside of JavaScript's heap: as objects, which live until the run ends, they would take
 * ten times the memory, and the garbage collector would copy each twice.
 */
export function startTrialRows(rubrics: number) {
  const width = ANSWER + rubrics;
  const blocks: Float64Array[] = [];
  let length = 0;
  const blockOf = (row: number): Float64Array => must(blocks[Math.floor(row / ROWS_OF_BLOCK)], 'the block of a row');
  const startOf = (row: number): number => (row % ROWS_OF_BLOCK) * width;
  const numberAt = (row: number, column: number): number => blockOf(row)[startOf(row) + column] ?? Number.NaN;
  const valuesIn = (rows: readonly number[], column: number): readonly number[] =>
    rows.map((row) => numberAt(row, column)).filter((value) => !Number.isNaN(value));
  return {
    /** @param previous the last row of its scenario, or NO_ROW @returns the new row */
    add(previous: number, { trial, usage, answers }: TrialRow): number {
      const row = length++;
      if (startOf(row) === 0) blocks.push(new Float64Array(ROWS_OF_BLOCK * width));
      blockOf(row).set([previous, trial, ...amountsOf(usage), ...answers], startOf(row));
      return row;
    },
    /** The rows of a scenario, by ascending number of the trial. @param last its last row */
    upTo(last: number): readonly number[] {
      const rows: number[] = [];
      for (let row = last; row !== NO_ROW; row = numberAt(row, PREVIOUS)) rows.push(row);
      return rows.sort((a, b) => numberAt(a, TRIAL) - numberAt(b, TRIAL));
    },
    /** The recorded values of an amount. */
    amountsIn: (rows: readonly number[], amount: Amount) => valuesIn(rows, AMOUNT + AMOUNTS.indexOf(amount)),
    /** The ids of the answers to a rubric. @param rubric its index */
    answersIn: (rows: readonly number[], rubric: number) => valuesIn(rows, ANSWER + rubric),
  };
}
