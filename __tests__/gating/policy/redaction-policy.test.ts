import { expect, test } from 'vitest';
import type { PolicyFile } from '../../../schemas/types/policy.ts';
import { contentHash } from '../../../src/contract/hash.ts';
import { UserError } from '../../../src/errors.ts';
import { readPolicy } from '../../../src/gating/policy/read-policy.ts';
import {
  keepsEvidence,
  redactionHash,
  redactionRules,
  secretVariables,
} from '../../../src/gating/policy/redaction-policy.ts';
import { type ResolvedPolicy, resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { SHAPES_VERSION } from '../../../src/suite/redaction/shapes.ts';

const resolved = (...policies: readonly PolicyFile[]): readonly ResolvedPolicy[] =>
  policies.map((one) => resolvePolicy(one));

test.each([
  { name: 'no policy', policies: [], shapes: true },
  { name: 'one that says nothing', policies: [{}], shapes: true },
  { name: 'off', policies: [{ redact: { shapes: 'off' as const } }], shapes: false },
  { name: 'off on main, on in the run', policies: [{ redact: { shapes: 'off' as const } }, {}], shapes: true },
  { name: 'on on main, off in the run', policies: [{}, { redact: { shapes: 'off' as const } }], shapes: true },
])('looks for the shapes of secrets unless every policy says off: $name', ({ policies, shapes }) => {
  expect(redactionRules(resolved(...policies)).shapes).toBe(shapes);
});

test('adds up what policies take out, each once, in order', () => {
  const main = { redact: { hash: ['b', 'a'], drop: ['x'], secrets_from: ['KEY'] } };
  const head = { redact: { hash: ['a', 'c'], secrets_from: ['API', 'KEY'] } };
  expect(redactionRules(resolved(main, head))).toEqual({ hash: ['a', 'b', 'c'], drop: ['x'], shapes: true });
  expect(secretVariables(resolved(main, head))).toEqual(['API', 'KEY']);
});

test('keeps evidence unless one of the policies drops it', () => {
  expect(keepsEvidence(resolved({}, { evidence: 'keep' }))).toBe(true);
  expect(keepsEvidence(resolved({ evidence: 'drop' }, { evidence: 'keep' }))).toBe(false);
  expect(keepsEvidence(resolved({}, { evidence: 'drop' }))).toBe(false);
});

test('redactions that differ have different hashes, and so have versions of the list of shapes', () => {
  expect(redactionHash(redactionRules(resolved({})))).toBe(contentHash({ hash: [], drop: [], shapes: SHAPES_VERSION }));
  const hashes = [{}, { hash: ['a'] }, { drop: ['a'] }, { shapes: 'off' as const }].map((redact) =>
    redactionHash(redactionRules(resolved({ redact }))),
  );
  expect(new Set(hashes).size).toBe(4);
  expect(redactionHash(redactionRules(resolved({ redact: { hash: ['b', 'a'] } })))).toBe(
    redactionHash(redactionRules(resolved({ redact: { hash: ['a', 'b', 'a'] } }))),
  );
});

test.each([
  ['hash: [scenario]', '`scenario` cannot be hashed'],
  ['drop: [trial]', '`trial` cannot be dropped'],
  ['drop: [input, error.message]', '`error` cannot be dropped'],
])('refuses %s, without which a trial is not judged', (rule, what) => {
  const read = (): unknown => readPolicy('policy.yml', `redact:\n  ${rule}\n`);
  expect(read).toThrow(UserError);
  expect(read).toThrow(`policy.yml:2:`);
  expect(read).toThrow(what);
});

test.each([
  ['$.input.email', 'found $.input.email)'],
  ["input['name']", "found input['name'])"],
  ['trace[*].args.email', 'found trace[*].args.email)'],
  ['$', '(expected names joined by single dots, found $)'],
])('refuses %s, which no fact has as its path', (path, says) => {
  const read = (): unknown => readPolicy('policy.yml', `redact:\n  drop: ["${path}"]\n`);
  expect(read).toThrow('policy.yml:2:10: no fact has such a path');
  expect(read).toThrow(says);
});

test('takes a key that ends like a place in a list', () => {
  const { redact } = readPolicy('policy.yml', 'redact: { drop: ["input.emails[0]"] }\n');
  expect(redact?.drop).toEqual(['input.emails[0]']);
});

test.each(['hash: [""]', 'hash: [a..b]', 'hash: [.a]', 'secrets_from: ["A-B"]', 'shapes: sometimes', 'mask: [a]'])(
  'refuses %s',
  (rule) => {
    expect(() => readPolicy('policy.yml', `redact:\n  ${rule}\n`)).toThrow(UserError);
  },
);
