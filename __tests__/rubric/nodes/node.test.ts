import fc from 'fast-check';
import { expect, test } from 'vitest';
import resultSchema from '../../../schemas/result.schema.json' with { type: 'json' };
import type { TrialResult } from '../../../schemas/types/result.ts';
import type { BranchFile, ConditionFile, NodeFile } from '../../../schemas/types/rubric.ts';
import { schemaCheck } from '../../../src/contract/schema-check.ts';
import { UserError } from '../../../src/errors.ts';
import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import type { Rubric } from '../../../src/rubric/rubric.ts';
import { scoreAndExplain } from '../../support/score-and-explain.ts';
import { trialOf } from '../rubric-of.ts';

const header = { rubric: 'node', version: '1.0.0', metric: 'N' };

function load(keys: object): Rubric | UserError {
  try {
    return loadRubric('r.yml', JSON.stringify({ ...header, ...keys }));
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

const field = fc.constantFrom('a', 'b', 'list.0', 'absent');
const score = fc.integer({ min: 0, max: 4 }).map((quarter) => quarter / 4);
const condition = fc.oneof(
  field.map((path): ConditionFile => ({ field: path, op: 'eq', value: true })),
  field.map((path): ConditionFile => ({ not: { field: path, op: 'gt', value: 1 } })),
  field.map((path): ConditionFile => ({ field: path, op: 'exists' })),
);
const leaf = score.map((own): BranchFile => ({ score: own, label: `s${own * 4}` }));

/** The node, asking the item for whatever it would find absent. */
function ofItem(own: NodeFile): NodeFile {
  return JSON.parse(JSON.stringify(own).replaceAll('"absent"', '"item"')) as NodeFile;
}

/** Sound nodes of every kind, nested. */
const { node } = fc.letrec<{ node: NodeFile; branch: BranchFile }>((tie) => ({
  branch: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'node' },
    leaf,
    tie('node').map((own): BranchFile => ({ node: own })),
    fc.record({ if: condition, then: tie('branch'), else: tie('branch') }),
  ),
  node: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'node' },
    condition.map((own): NodeFile => ({ pass_when: own })),
    fc.record({ field, table: fc.constant({ true: 1, '2': 0.5 }) }).map((lookup): NodeFile => ({ lookup })),
    fc
      .array(fc.record({ weight: fc.constantFrom(-1, -0.25, 0.05, 0.5, 1), condition, terminal: fc.boolean() }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((rules): NodeFile => ({ rules: rules.map((own, index) => ({ ...own, name: `r${index}` })) })),
    fc.record({ if: condition, then: tie('branch'), else: tie('branch') }).map((tree): NodeFile => ({ tree })),
    fc
      .record({ node: tie('node'), on_empty: fc.constantFrom('skip' as const, 'pass' as const, 'fail' as const) })
      .map((each): NodeFile => ({ each: { over: { field: 'list' }, ...each, node: ofItem(each.node) } })),
    fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map(
      (parts): NodeFile => ({
        combine: 'median',
        criteria: Object.fromEntries(parts.map((part, index) => [`c${index}`, part])),
      }),
    ),
  ),
}));
const marked = fc
  .record(
    {
      node,
      threshold: score,
      severity: fc.constantFrom('none' as const, 'low' as const, 'high' as const),
      when: condition,
    },
    { requiredKeys: ['node'] },
  )
  .map(({ node: own, ...keys }) => ({ ...own, ...keys }));

const value = fc.constantFrom<unknown>(true, false, 2, 'x', null, [], [true, 2, 'x'], { a: true });
const facts = fc.record({ a: value, b: value, list: value }, { requiredKeys: [] });
const check = schemaCheck<TrialResult>(resultSchema);

test('whatever the node and the trial, there is one score of 0 to 1 with its reasons, and it never depends on the clock', () => {
  fc.assert(
    fc.property(marked, facts, (own, given) => {
      const rubric = load({ criteria: { c: { weight: 1, ...own } } });
      if (rubric instanceof UserError) throw rubric;
      const result = scoreAndExplain([rubric], trialOf(given));
      expect(check.problems(JSON.parse(JSON.stringify(result)), (pointer) => ({ file: 'r', pointer }))).toEqual([]);
      expect(scoreAndExplain([rubric], trialOf(given))).toEqual(result);
      const { tree } = result.rubrics[0] ?? {};
      expect(tree?.explanation).not.toBe('');
      if (tree?.verdict === 'pass') expect(tree.score).not.toBeNull();
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('whatever stands under the keys of a node, there is a rubric or a mistake of the user', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const spoilt = (keys: readonly string[]) =>
    fc.dictionary(fc.constantFrom(...keys), fc.oneof(json, condition, leaf, field, fc.array(json)), { maxKeys: 4 });
  const any = fc.oneof(
    spoilt(['name', 'weight', 'condition', 'terminal', 'overrides']).map((rule) => ({ rules: [rule, rule] })),
    fc.record({ rules: json }),
    spoilt(['if', 'then', 'else', 'score', 'label', 'node']).map((tree) => ({ tree })),
    spoilt(['field', 'table', 'default']).map((lookup) => ({ lookup })),
    spoilt(['over', 'node', 'as', 'combine', 'on_empty']).map((each) => ({ each })),
    spoilt(['field', 'steps', 'turns']).map((over) => ({
      each: { over, node: { lookup: { field: 'a', table: { x: 1 } } } },
    })),
    fc.record({ criteria: json, meta: json, nodes: json }),
  );
  fc.assert(
    fc.property(any, (keys) => {
      const loaded = load(keys);
      return !(loaded instanceof UserError) || loaded.problems.length > 0;
    }),
    { seed: 7, numRuns: 500 },
  );
});
