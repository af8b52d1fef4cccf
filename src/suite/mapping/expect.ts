import type { DeclaredTotal } from '../../../schemas/types/init.ts';
import type { MappingFile, ValueSpec } from '../../../schemas/types/mapping.ts';
import { rounded, sumOf } from '../../contract/numbers.ts';
import { counted, shown } from '../../contract/text.ts';
import { type Place, type Problem, UserError } from '../../errors.ts';
import { factAt, type Trial } from '../trial.ts';
import { startTrialCounts, type TrialCounts } from '../trial-counts.ts';
import { type MappingPart, unmapped } from './mapping-compiler.ts';
import { compileObject } from './values.ts';

/** The trials read from one file, to compare with the totals that the file reports. */
export type FileTotals = ReturnType<typeof startTotals>;

/** Starts adding the totals of files, as those that fit were read; rates do not add up. */
export function startDeclaredTotals() {
  const sums = new Map<string, DeclaredTotal>();
  return {
    add(totals: readonly DeclaredTotal[]): void {
      for (const { total, declared, read } of totals) {
        if (total === 'pass_rate') continue;
        const sum = sums.get(total) ?? { declared: 0, read: 0 };
        sums.set(total, { total, declared: sum.declared + declared, read: sum.read + read });
      }
    },
    sums: (): readonly DeclaredTotal[] => [...sums.values()],
  };
}

/** Fewest decimals that a reported rate is assumed to have. */
const LEAST_DECIMALS = 2;

/** Compiles the `expect` part of a mapping; undefined without one. */
export function compileExpect(spec: NonNullable<MappingFile['expect']> | undefined, part: MappingPart) {
  if (spec === undefined) return undefined;
  const totalsIn = compileObject(spec as Readonly<Record<string, ValueSpec>>, part);
  return (file: string): FileTotals => startTotals(file, totalsIn);
}

function startTotals(file: string, totalsIn: ReturnType<typeof compileObject>) {
  const counting = startTrialCounts();
  let records = 0;
  // A file that reports its passes counts those that ended in an error too.
  let passed = 0;
  let declared: Readonly<Record<string, unknown>> = {};
  return {
    /** Adds a record of a file without a header; any record may contain the totals. */
    addRecord(record: unknown, where: Place): void {
      declared = { ...declared, ...totalsIn(record, where) };
    },
    /** Adds an item: its trial, or undefined if it is not one. */
    addTrial(trial: Trial | undefined): void {
      records++;
      if (trial === undefined) return;
      counting.add(trial);
      if (factAt(trial, 'harness.passed') === true) passed++;
    },
    /**
     * The totals that the file reports, each with what was read.
     * @param header content of the file besides its records
     * @throws UserError for totals that differ
     */
    check(header: unknown): readonly DeclaredTotal[] {
      const where = { file };
      const counts = { ...counting.counts(), passed };
      const { trials } = counts;
      const errors = sumOf(Object.values(counts.errors));
      const read = { ...counts, records, errors, pass_rate: passed / Math.max(1, trials) };
      const expected = header === undefined ? declared : totalsIn(header, where);
      const totals = Object.entries(expected).map(([total, value]): DeclaredTotal => {
        if (typeof value !== 'number') throw unmapped(`expect.${total}`, `${shown(value)} is not a number`, where);
        // A step such as `scale` adds digits that the file does not have.
        return { total, declared: rounded(value), read: read[total as keyof typeof read] };
      });
      const [first, ...others] = totals.filter((total) => !isAsDeclared(total));
      if (first !== undefined)
        throw new UserError([
          difference(first, where, ` (${countsText({ ...counts, unread: records - trials })})`),
          ...others.map((total) => difference(total, where)),
        ]);
      return totals;
    },
  };
}

/** Whether two totals are equal; a rate is compared to the decimals reported. */
export function isAsDeclared({ total, declared, read }: DeclaredTotal): boolean {
  if (total !== 'pass_rate') return declared === read;
  const decimals = Math.max(LEAST_DECIMALS, String(declared).split('.')[1]?.length ?? 0);
  return Math.abs(declared - read) <= 0.5 * 10 ** -decimals + Number.EPSILON;
}

/** The problem of a total. @param beside all that was read */
function difference({ total, declared, read }: DeclaredTotal, where: Place, beside = ''): Problem {
  return {
    code: 'other-totals',
    what: `the trials in this file are not those that it reports: \`expect.${total}\` differs`,
    where,
    expected: `${declared}`,
    found: `${read}${beside}`,
    fix: 'Let the harness write every trial, passed and failed. If the file is whole, correct the mapping',
  };
}

/** `2 passed, 1 failed, 1 judge error, 3 records not read`. @param unread records that are no trials */
export function countsText({
  passed,
  failed,
  errors,
  unread,
}: Pick<TrialCounts, 'passed' | 'failed' | 'errors'> & { readonly unread: number }): string {
  const kinds = Object.entries(errors).filter(([, count]) => count > 0);
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...kinds.map(([kind, count]) => counted(count, `${kind} error`)),
    ...(unread === 0 ? [] : [`${counted(unread, 'record')} not read`]),
  ].join(', ');
}
