import { expect, test } from 'vitest';
import type { MeasuredGrid } from '../../src/gating/attribution.ts';
import { compileConfig } from '../../src/io/config.ts';
import type { BaselineRun } from '../../src/pipeline/baseline/answer.ts';
import { measuredGrid } from '../../src/pipeline/decide-by-configs.ts';
import { run } from '../gating/build-run.ts';

const MAPPING = 'mapping: NAME\nrecords: $[*]\nscenario: $.id\n';

/** A config with that mapping and policy, and no rubrics. */
const configOf = (mapping: string, policy = 'suite: demo\n') =>
  compileConfig({
    mapping: { file: 'm.yml', text: MAPPING.replace('NAME', mapping) },
    rubrics: [],
    policy: { file: 'p.yml', text: policy },
  });

const base = configOf('old');
const reports = { base: run({ a: [1] }), head: run({ a: [0] }) };
const newest: BaselineRun = {
  report: reports.base,
  head: { measured: reports.head },
  history: [],
  notes: [],
  origin: { label: 'main' },
};
const candidate = { report: reports.base, head: reports.head, isReadByHead: false, bundle: null };

/** The cells that no difference may use. */
const unavailable = (grid: MeasuredGrid | null): readonly string[] =>
  [grid?.base, grid?.head].flatMap((row, index) =>
    (['main', 'candidate'] as const).flatMap((cell) =>
      row?.[cell].unavailable === undefined ? [] : [`${index === 0 ? 'base' : 'head'} ${cell}`],
    ),
  );

test.each([
  { name: 'every cell where only rubrics differ', head: configOf('old'), isReadByHead: false, without: [] },
  {
    name: "all but the head config's main under another mapping",
    head: configOf('new'),
    isReadByHead: false,
    without: ['head main'],
  },
  {
    name: 'no candidate by the base config whose mapping cannot read it',
    head: configOf('new'),
    isReadByHead: true,
    without: ['base candidate', 'head main'],
  },
  {
    name: 'no head row where only the head config redacts',
    head: configOf('old', 'suite: demo\nredact: { drop: [note] }\n'),
    isReadByHead: false,
    without: ['head main', 'head candidate'],
  },
])('has $name', ({ head, isReadByHead, without }) => {
  const grid = measuredGrid({ ...candidate, isReadByHead }, [newest], { base, head, decidedBy: 'main' });
  expect(unavailable(grid)).toEqual(without);
  expect(grid?.base.main.measured).toEqual([reports.base]);
});

test('leaves out older runs that the head config could not score, and is none without the newest', () => {
  const configs = { base, head: configOf('old'), decidedBy: 'main' };
  const unscored: BaselineRun = { ...newest, head: { unavailable: 'main keeps no evidence' } };
  expect(measuredGrid(candidate, [newest, unscored], configs)?.head.main.measured).toEqual([reports.head]);
  expect(measuredGrid(candidate, [unscored, newest], configs)).toBeNull();
});
