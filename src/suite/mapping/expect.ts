import type { MappingFile, ValueSpec } from '../../../schemas/types/mapping.ts';
import { rounded } from '../../contract/numbers.ts';
import { shown } from '../../contract/text.ts';
import { type Place, type Problem, UserError } from '../../errors.ts';
import { factAt, type Trial } from '../trial.ts';
import { type Compiling, unfit } from './compiling.ts';
import { compileObject } from './values.ts';

type ExpectSpec = NonNullable<MappingFile['expect']>;

/** Counts what is read of one file, for a comparison with what the file says about itself. */
export interface FileTotals {
  /** Adds a record of a file without a header: any of them may hold the totals. */
  addRecord(record: unknown, where: Place): void;
  /** Adds an item that may be a trial, and the trial; undefined where it is none. */
  addTrial(trial: Trial | undefined): void;
  /** @param header what the file says beside its records @throws UserError for totals that differ */
  check(header: unknown): void;
}

/** Fewest decimals to which a rate is taken to be rounded. */
const LEAST_DECIMALS = 2;

/** Compiles the `expect` part of a mapping; undefined without one. */
export function compileExpect(
  spec: ExpectSpec | undefined,
  compiling: Compiling,
): ((file: string) => FileTotals) | undefined {
  if (spec === undefined) return undefined;
  const totalsIn = compileObject(spec as Readonly<Record<string, ValueSpec>>, '/expect', compiling);
  return (file) => startTotals(file, totalsIn);
}

function startTotals(file: string, totalsIn: ReturnType<typeof compileObject>): FileTotals {
  const counts = { records: 0, trials: 0, passed: 0, failed: 0, errors: 0 };
  const scenarios = new Set<string>();
  let said: Readonly<Record<string, unknown>> = {};
  return {
    addRecord: (record, where) => {
      said = { ...said, ...totalsIn(record, where) };
    },
    addTrial: (trial) => {
      counts.records++;
      if (trial === undefined) return;
      counts.trials++;
      scenarios.add(trial.scenario);
      const passed = factAt(trial, 'harness.passed');
      if (passed === true) counts.passed++;
      if (trial.error !== null) counts.errors++;
      else if (passed === false) counts.failed++;
    },
    check: (header) => {
      const where = { file };
      const read = { ...counts, scenarios: scenarios.size, pass_rate: counts.passed / Math.max(1, counts.trials) };
      const expected = header === undefined ? said : totalsIn(header, where);
      const problems = Object.entries(expected).flatMap(([name, value]): readonly Problem[] => {
        if (typeof value !== 'number') throw unfit(`expect.${name}`, `${shown(value)} is no number`, where);
        const found = read[name as keyof typeof read];
        // A step such as `scale` leaves digits that the file does not have.
        const reported = rounded(value);
        return isSame(name, reported, found) ? [] : [difference(name, reported, found, where)];
      });
      if (problems.length > 0) throw new UserError(problems);
    },
  };
}

/** A rate is compared as far as it is rounded. */
function isSame(name: string, expected: number, read: number): boolean {
  if (name !== 'pass_rate') return expected === read;
  const decimals = Math.max(LEAST_DECIMALS, String(expected).split('.')[1]?.length ?? 0);
  return Math.abs(expected - read) <= 0.5 * 10 ** -decimals + Number.EPSILON;
}

function difference(name: string, expected: number, found: number, where: Place): Problem {
  return {
    code: 'other-totals',
    what: `the trials in this file are not those that it reports: \`expect.${name}\` differs`,
    where,
    expected: `${expected}`,
    found: `${found}`,
    fix: 'Let the harness write every trial, passed and failed. If the file is whole, correct the mapping',
  };
}
