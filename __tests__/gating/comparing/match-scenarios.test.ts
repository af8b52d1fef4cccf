import { expect, it } from 'vitest';
import { matchScenarios } from '../../../src/gating/comparing/pairing.ts';
import { run, type ScenarioSketch } from '../build-run.ts';

/** What each scenario asks, by id; null where its trials do not record it. */
type Suite = Readonly<Record<string, string | null>>;

const scenarios = (suite: Suite) => {
  const sketch = Object.entries(suite).map(([id, asks]): [string, ScenarioSketch] => [id, { trials: [1], asks }]);
  return run(Object.fromEntries(sketch)).scenarios;
};

it.each<{ name: string; here: Suite; there: Suite; matches: Readonly<Record<string, string>> }>([
  { name: 'the same id and question', here: { a: 'x' }, there: { a: 'x' }, matches: { a: 'a' } },
  { name: 'the same id, unrecorded here', here: { a: null }, there: { a: 'x' }, matches: { a: 'a' } },
  { name: 'the same id, unrecorded there', here: { a: 'x' }, there: { a: null }, matches: { a: 'a' } },
  { name: 'no other question', here: { a: 'y' }, there: { a: 'x' }, matches: {} },
  { name: 'another id', here: { b: 'x' }, there: { a: 'x' }, matches: { b: 'a' } },
  { name: 'no other id without a record', here: { b: null }, there: { a: null }, matches: {} },
  { name: 'ids that were swapped', here: { a: 'y', b: 'x' }, there: { a: 'x', b: 'y' }, matches: { a: 'b', b: 'a' } },
  {
    name: 'numbers that one more in front has shifted',
    here: { s1: 'new', s2: 'x', s3: 'y' },
    there: { s1: 'x', s2: 'y' },
    matches: { s2: 's1', s3: 's2' },
  },
  { name: 'nothing that stands twice there', here: { c: 'x' }, there: { a: 'x', b: 'x' }, matches: {} },
  { name: 'nothing that stands twice here', here: { b: 'x', c: 'x' }, there: { a: 'x' }, matches: {} },
  { name: 'its own id before a copy', here: { a: 'x', b: 'x' }, there: { a: 'x', c: 'z' }, matches: { a: 'a' } },
  { name: 'no copy of one that has its match', here: { b: 'x' }, there: { a: 'x', b: null }, matches: { b: 'b' } },
  {
    name: 'no two to one',
    here: { a: null, b: 'x' },
    there: { a: 'x', c: 'z' },
    matches: { a: 'a' },
  },
])('matches $name', ({ here, there, matches }) => {
  const found = matchScenarios(scenarios(here), scenarios(there));
  expect(Object.fromEntries([...found].map(([id, other]) => [id, other.scenario]))).toEqual(matches);
});
