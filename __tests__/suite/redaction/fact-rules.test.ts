import { expect, test } from 'vitest';
import { compileFactRules } from '../../../src/suite/redaction/fact-rules.ts';

const MAIL = 'ana@acme.example';
const MAIL_HASH = 'sha256:bb03ba1becc02416';

const trial = () => ({
  scenario: 'book',
  user: { email: MAIL, age: 41, vip: true, note: null },
  participants: [MAIL, 'bo@acme.example'],
  trace: [{ args: { email: MAIL, day: 3 } }, { text: 'hello' }],
});

const change = (hash: readonly string[], drop: readonly string[] = []) =>
  compileFactRules({ hash, drop }).apply(trial());

test('hashes a text so that equal ones stay equal', () => {
  expect(change(['user.email', 'participants'])).toMatchObject({
    user: { email: MAIL_HASH, age: 41 },
    participants: [MAIL_HASH, expect.stringMatching(/^sha256:[\da-f]{16}$/)],
  });
});

test('goes through lists', () => {
  expect(change(['trace.args.email'])).toMatchObject({
    trace: [{ args: { email: MAIL_HASH, day: 3 } }, { text: 'hello' }],
  });
});

test('hashes every value of an object by itself, and leaves null', () => {
  const hashed = expect.stringMatching(/^sha256:[\da-f]{16}$/);
  expect(change(['user'])).toMatchObject({ user: { email: MAIL_HASH, age: hashed, vip: hashed, note: null } });
});

test('drops a fact as if it had never been there', () => {
  const { participants: _, ...rest } = trial();
  expect(change([], ['participants'])).toStrictEqual(rest);
  expect(change([], ['trace.args'])).toMatchObject({ trace: [{}, { text: 'hello' }] });
});

test.each(['other', 'user.other', 'scenario.x', 'user.note.x', 'user.constructor', 'toString'])(
  'leaves a trial without %s as it is',
  (path) => {
    expect(change([path], [path])).toEqual(trial());
  },
);

test('does not change the record that it is given', () => {
  const given = trial();
  compileFactRules({ hash: ['user.email'], drop: ['trace.args'] }).apply(given);
  expect(given).toEqual(trial());
});

test('leaves what is hashed already', () => {
  const { apply: rules } = compileFactRules({ hash: ['user', 'participants'], drop: [] });
  expect(rules(rules(trial()))).toEqual(rules(trial()));
});

test('leaves the mark of a text that a secret was taken out of, as its hash would be that of another secret', () => {
  const { apply } = compileFactRules({ hash: ['a', 'b'], drop: [] });
  const changed = apply({ a: 'mine is [redacted: jwt]', b: 'mine is [redacted: ana]' });
  expect(changed).toEqual({ a: '[redacted: jwt]', b: expect.stringMatching(/^sha256:/) });
});

test('tells which paths no record had', () => {
  const { apply, unmatched } = compileFactRules({
    hash: ['user.email', 'user.emial', 'trace.agrs.email', 'usr.age', 'trace.args.day'],
    drop: ['participants', 'participants.name', 'nowhere', 'user/email'],
  });
  for (const record of [{ scenario: 'book' }, trial()]) apply(record);
  expect(unmatched()).toEqual(['user.emial', 'trace.agrs.email', 'usr.age', 'nowhere', 'user/email']);
});
