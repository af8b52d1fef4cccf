import { describe, expect, it } from 'vitest';
import { parseInitOptions } from '../../src/init/init-command.ts';

describe('parseInitOptions', () => {
  it('takes results, or none', () => {
    const none = { results: [], mapping: undefined, select: [], suite: undefined, json: false };
    expect(parseInitOptions([])).toEqual(none);
    expect(
      parseInitOptions(['a.json', 'b*', '--mapping', 'm.yml', '--select', 'x=1', '--suite', 's', '--json']),
    ).toEqual({
      results: ['a.json', 'b*'],
      mapping: 'm.yml',
      select: [{ fact: 'x', value: '1' }],
      suite: 's',
      json: true,
    });
  });
});
