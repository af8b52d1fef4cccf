import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PolicyFile } from '../../../schemas/types/policy.ts';
import { resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { relaxedPolicy } from '../../../src/gating/relaxation/relaxed-policy.ts';
import { anyPolicy, schemaKeys, valuesAt } from '../policy/any-policy.ts';

const relaxed = (base: PolicyFile, head: PolicyFile) => relaxedPolicy(resolvePolicy(base), resolvePolicy(head));

const drawn = fc.sample(anyPolicy, 500);

test.each(schemaKeys())('%s varies in the policies drawn here', (path, { enum: choices }) => {
  const values = drawn.flatMap((policy) => valuesAt(policy, path).map((value) => JSON.stringify(value)));
  expect(new Set(values).size).toBeGreaterThan(choices?.length === 1 ? 0 : 1);
});

test('a policy relaxes nothing of itself', () => {
  fc.assert(
    fc.property(anyPolicy, (policy) => {
      expect(relaxed(policy, policy)).toEqual([]);
    }),
  );
});

/** Keys of which any change is listed (`alpha` where a proof is required), and lists of which each may lack what the other has. */
const EITHER_WAY =
  /^(suite|by|alpha|confirm\.control|gate\.slices\.(by|only)|baseline\.branches|rubrics\.require|judge\..*|redact\..*|relaxation\.label|waiver|arm|contrast|must)$/;

test('no key with a direction is listed both ways', () => {
  fc.assert(
    fc.property(anyPolicy, anyPolicy, (base, head) => {
      const directed = (from: PolicyFile, to: PolicyFile) =>
        relaxed(from, to)
          .filter(({ what }) => !EITHER_WAY.test(what))
          .map(({ subject, what }) => `${subject} ${what}`);
      const back = new Set(directed(head, base));
      expect(directed(base, head).filter((key) => back.has(key))).toEqual([]);
    }),
  );
});

test('both values of a listed key differ in their texts', () => {
  fc.assert(
    fc.property(anyPolicy, anyPolicy, (base, head) => {
      for (const { old, new: now } of relaxed(base, head)) expect(old).not.toBe(now);
    }),
  );
});
