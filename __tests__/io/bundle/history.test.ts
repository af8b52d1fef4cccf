import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyOfBundle, historyText, readHistory } from '../../../src/io/bundle/read.ts';
import { type BookingPlace, openBooking, openKept } from '../../support/bundles.ts';

let place: BookingPlace;
beforeEach(() => {
  place = openBooking();
});
afterEach(() => place.remove());

const sha = (digit: string): string => digit.repeat(40);
const commitsOf = (name: string) => historyIn(name).map((record) => record.sha?.[0]);
const historyIn = (name: string) => historyOfBundle(openKept(place.root, name));

describe('the history of a bundle', () => {
  it("begins with its own run, and goes on with the newest baseline's", async () => {
    await place.gate('one', { results: 'main', sha: sha('1'), time: '2026-02-20T10:00:00.000Z' });
    await place.gate('two', { results: 'main', sha: sha('2'), baselines: ['one'] });
    await place.gate('three', { results: 'improved', sha: sha('3'), baselines: ['two', 'one'] });
    expect(commitsOf('three')).toEqual(['3', '2', '1']);
    expect(historyIn('three').map(({ time }) => time)).toEqual([
      '2026-03-02',
      '2026-03-02',
      '2026-02-20T10:00:00.000Z',
    ]);
    expect(historyIn('three')[0]).toMatchObject({
      trials: 60,
      scenarios: 30,
      metrics: [{ metric: 'TCR', rubric: 'booking', version: '1.0.0', total: 60 }],
    });
  });

  it('has one record a commit: the last attempt replaces the others', async () => {
    await place.gate('one', { results: 'main', sha: sha('1') });
    await place.gate('two', { results: 'main', sha: sha('2'), baselines: ['one'] });
    await place.gate('again', { results: 'improved', sha: sha('2'), baselines: ['two', 'one'] });
    expect(commitsOf('again')).toEqual(['2', '1']);
    expect(historyIn('again')[0]?.metrics[0]?.passed).not.toBe(historyIn('two')[0]?.metrics[0]?.passed);
  });

  it('is written as it was read', async () => {
    await place.gate('one', { results: 'main', sha: sha('1') });
    await place.gate('two', { results: 'main', sha: sha('2'), baselines: ['one'] });
    const bytes = readFileSync(join(place.root, 'two/history.jsonl'));
    expect(historyText(readHistory(bytes, 'h'))).toBe(bytes.toString());
  });

  it.each([
    { name: 'no JSON', text: '{}}' },
    { name: 'no record', text: '{"time":"2026-03-02"}' },
    { name: 'no time', text: '{"time":"yesterday","trials":1,"scenarios":1,"metrics":[]}' },
  ])('is refused with its line where that is $name', ({ text }) => {
    const sound = '{"time":"2026-03-02","trials":1,"scenarios":1,"metrics":[]}';
    expect(() => readHistory(Buffer.from(`${sound}\n${text}\n`), 'history.jsonl')).toThrow(/^history\.jsonl:2:/);
  });
});
