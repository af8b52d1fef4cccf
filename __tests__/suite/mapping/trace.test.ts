import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unansweredCalls } from '../../../src/suite/mapping/trace.ts';

interface Call {
  readonly tool: string;
}

/** The same by a search through all calls. */
function searched() {
  const all: { readonly call: Call; readonly id: string | undefined }[] = [];
  const take = (id: string | undefined, tool: string | undefined): Call | undefined => {
    const found =
      id === undefined ? (all.find((one) => one.call.tool === tool) ?? all[0]) : all.find((one) => one.id === id);
    if (found !== undefined) all.splice(all.indexOf(found), 1);
    return found?.call;
  };
  return { add: (call: Call, id: string | undefined) => all.push({ call, id }), take };
}

const id = fc.constantFrom('1', '2', '3', undefined);
const tool = fc.constantFrom('a', 'b', 'any');
const turn = fc.oneof(
  fc.record({ adds: fc.constant(true), id, tool }),
  fc.record({ adds: fc.constant(false), id, tool: fc.option(tool, { nil: undefined }) }),
);

it('gives every result the call that a search through all of them finds', () => {
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 40 }), (turns) => {
      const [queued, plain] = [unansweredCalls<Call>(), searched()];
      for (const one of turns) {
        const call = { tool: one.tool ?? '' };
        if (one.adds) queued.add(call, one.id);
        if (one.adds) plain.add(call, one.id);
        else expect(queued.take(one.id, one.tool)).toBe(plain.take(one.id, one.tool));
      }
    }),
    { numRuns: 1000 },
  );
});

it('looks at a call a few times only, however many are answered late', () => {
  let reads = 0;
  const calls = Array.from({ length: 2000 }, () => ({
    get tool() {
      reads++;
      return 'a';
    },
  }));
  const queued = unansweredCalls<Call>();
  for (const call of calls) queued.add(call, undefined);
  expect(calls.map(() => queued.take(undefined, 'none'))).toEqual(calls);
  expect(reads).toBeLessThan(10 * calls.length);
});
