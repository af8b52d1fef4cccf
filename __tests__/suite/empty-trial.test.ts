import { expect, it } from 'vitest';
import { readEmpty, recordsNothing } from '../../src/suite/empty-trial.ts';

it.each([
  { name: 'an empty output', facts: { output: '' }, is: true },
  { name: 'blanks', facts: { output: ' \n' }, is: true },
  {
    name: 'an output of null, no steps, no tokens',
    facts: { output: null, trace: [], usage: { input_tokens: 0 } },
    is: true,
  },
  {
    name: 'no tokens alone, whatever state it was left in',
    facts: { usage: { output_tokens: 0 }, final_state: { a: 1 } },
    is: true,
  },
  { name: 'an output', facts: { output: 'Done.' }, is: false },
  { name: 'an output that is a number', facts: { output: 0 }, is: false },
  { name: 'an empty output after tokens', facts: { output: '', usage: { output_tokens: 3 } }, is: false },
  {
    name: 'an empty output after a step',
    facts: { output: '', trace: [{ type: 'message', role: 'user', text: 'hi' }] },
    is: false,
  },
  { name: 'an empty output and a state', facts: { output: '', final_state: { booked: true } }, is: false },
  { name: 'a verdict alone', facts: { harness: { passed: false } }, is: false },
] as const)('$name: $is', ({ facts, is }) => {
  expect(recordsNothing({ scenario: 'a', trial: 1, error: null, ...facts })).toBe(is);
});

it.each([
  { name: 'silent', facts: { output: '' }, error: null, policy: 'infrastructure', kind: 'infrastructure' },
  { name: 'silent, under the default', facts: { output: '' }, error: null, policy: 'scored', kind: undefined },
  { name: 'not silent', facts: { output: 'Done.' }, error: null, policy: 'infrastructure', kind: undefined },
  {
    name: 'crashed by the agent',
    facts: { output: '' },
    error: { kind: 'agent', message: 'boom', classified: true },
    policy: 'infrastructure',
    kind: 'agent',
  },
] as const)('a trial that is $name has an error of kind $kind', ({ facts, error, policy, kind }) => {
  const read = readEmpty({ scenario: 'a', trial: 1, error, ...facts }, policy).error;
  expect([read?.kind, read?.empty]).toEqual([kind, kind === 'infrastructure' ? true : undefined]);
});
