import { expect, test } from 'vitest';
import type { HistoryRecord } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { earlierRuns, recordOf } from '../../../src/gating/history/records.ts';
import { many, run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const suite = (failing: number, hash = 'sha256:aaaa') =>
  run(
    many(30, (index) => (index < failing ? [0, 0, 0] : [1, 1, 1])),
    { hash },
  );
const sha = (index: number): string => String(index).padStart(40, '0');

/** Main's run after ten good runs and four in which so many scenarios fail, and the records that it leaves. */
function runOfMain(failing: number, newest: Report = suite(failing)) {
  const runs = Array.from({ length: 14 }, (_, index) => (index < 10 ? suite(0) : suite(failing)));
  const records = runs.map((report, index) => recordOf(report, { sha: sha(index) }, `2026-10-${index + 10}`)).reverse();
  const main = { time: '2026-10-24', reference: null };
  const decision = decideRun(newest, suite(failing), '', { history: records, main, origin: { sha: sha(14) } });
  return { decision, history: [recordOf(newest, { sha: sha(14) }, main.time, records[0], decision.drift), ...records] };
}

const saidOf = ({ findings }: ReturnType<typeof decideRun>) =>
  findings.flatMap(({ code, effect, what, actual }) =>
    /^main-(?:drifted|measured-anew)$/.test(code)
      ? [[code, effect, what, ...(actual === undefined ? [] : [actual])]]
      : [],
  );

test('a run of main says what main lost, since when, and which scenarios carry it', () => {
  const { decision } = runOfMain(3);
  expect(decision.decision).toBe('pass');
  expect(decision.findings.find(({ code }) => code === 'main-drifted')).toMatchObject({
    effect: 'warn',
    what: 'Main lost 10.0 points of TCR since 20 Oct: 100.0 % -> 90.0 %',
    expected: 'the level of five runs of 2026-10-10 to 2026-10-14',
    actual: '`s-000` 100.0 % -> 0.0 %, `s-001` 100.0 % -> 0.0 %, `s-002` 100.0 % -> 0.0 %',
    next: 'Look at the merges after `0000000` up to `0000000`. To accept the new level, name a commit of it in the policy: `reference`',
  });
});

test('a run of main whose commit did not change where it fell blames no merge', () => {
  const { history } = runOfMain(3);
  const oneCommit = history.slice(1).map((record) => ({ ...record, sha: sha(7) }));
  const { findings } = decideRun(suite(3), suite(3), '', {
    history: oneCommit,
    main: { time: '2026-10-24', reference: null },
    origin: { sha: sha(7) },
  });
  expect(findings.find(({ code }) => code === 'main-drifted')?.next).toMatch(/^No merge lies there: `0000000` ran/);
});

test('a pull request says in a notice that main itself lost it, and nothing where main did not', () => {
  const pull = (failing: number) =>
    decideRun(suite(failing), suite(failing), '', { history: [...earlierRuns(runOfMain(failing).history, {})] });
  expect(saidOf(pull(3))).toEqual([
    ['main-drifted', 'notice', 'Main itself lost 10.0 points of TCR since 20 Oct: not yours'],
  ]);
  expect(pull(3)).toMatchObject({ decision: 'pass', exit_code: 0 });
  expect(pull(3).drift).toBeUndefined();
  expect(saidOf(pull(0))).toEqual([]);
});

test('the first run of a changed rubric says the distance so far, and the next run nothing', () => {
  const { history } = runOfMain(1);
  const changed = suite(1, 'sha256:bbbb');
  const look = (records: readonly HistoryRecord[]) =>
    decideRun(changed, suite(1), '', { history: records, main: { time: '2026-10-25', reference: null } });
  const distance = 'under the rubric before, main had lost 3.3 points of TCR';
  const first = look(earlierRuns(history, {}));
  expect(saidOf(first)).toEqual([
    [
      'main-measured-anew',
      'notice',
      'The rubric `task-completion` changed, so main is measured anew over time',
      distance,
    ],
  ]);
  const record = recordOf(changed, { sha: sha(15) }, '2026-10-25', history[0], first.drift);
  expect(saidOf(look(earlierRuns([record, ...history], {})))).toEqual([]);
});
