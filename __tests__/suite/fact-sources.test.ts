import { expect, test } from 'vitest';
import { startFactSources } from '../../src/suite/fact-sources.ts';

const use = (pointer: string, text: string, found: number) => ({ pointer, text, asked: found, found });
const TRIAL = { scenario: 'a', trial: 1, error: null, output: 'yes', usage: { input_tokens: 3 } };
const selectorsOf = (sources: ReturnType<ReturnType<typeof startFactSources>>) =>
  Object.fromEntries(sources.map(({ path, selectors }) => [path, selectors]));

test('a fact has the alternative that found a value in this record, not those of other records', () => {
  const selectors = [
    use('/scenario', '$.id', 0),
    use('/facts/output/first_of/0', '$.a', 0),
    use('/facts/output/first_of/1', '$.b', 0),
  ];
  const factsOf = startFactSources(selectors);
  const read = (...found: readonly number[]) => {
    for (const index of found) Object.assign(selectors[index] ?? {}, { found: (selectors[index]?.found ?? 0) + 1 });
    return selectorsOf(factsOf(TRIAL)).output;
  };
  expect([read(0, 1), read(0, 2)]).toEqual([['$.a'], ['$.b']]);
});

test('a stored trial names all alternatives, and none within a value', () => {
  const selectors = [
    use('/facts/output/first_of/0/select', '$.a', 0),
    use('/facts/output/first_of/0/then', '$.text', 0),
    use('/facts/output/first_of/1', '$.b', 0),
    use('/facts/out', '$.c', 0),
    use('/usage/input_tokens', '$.in', 0),
    use('/usage/output_tokens', '$.out', 0),
  ];
  expect(selectorsOf(startFactSources(selectors)(TRIAL))).toEqual({
    scenario: [],
    trial: [],
    output: ['$.a', '$.b'],
    'usage.input_tokens': ['$.in'],
  });
});
