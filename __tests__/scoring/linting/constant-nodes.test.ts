import { expect, test } from 'vitest';
import { findings, META } from './lint-source-of.ts';

test.each([
  { name: 'no model is asked', node: { judge: 'yes_no' }, asksModel: false, finds: [] },
  { name: 'it says what the model sees', node: { judge: 'yes_no', sees: ['output'] }, asksModel: true, finds: [] },
  { name: 'no judge is asked', node: { pass_when: { field: 'a', op: 'exists' } }, asksModel: true, finds: [] },
  {
    name: 'the model would be asked',
    node: { judge: 'yes_no' },
    asksModel: true,
    finds: ['/criteria/tone/judge advice never-asked'],
  },
])('a judge without `sees`: $name', ({ node, asksModel, finds }) => {
  expect(findings({ meta: META, criteria: { tone: node } }, { asksModel })).toEqual(finds);
});
