import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BookingPlace, openBooking } from '../support/bundles.ts';
import { unreplayable } from '../support/replay-bundles.ts';

let place: BookingPlace;
beforeEach(async () => {
  place = openBooking();
  mkdirSync(join(place.root, 'agent-gate-1'));
  await place.gate('agent-gate-1/bundle', { results: 'main' });
});
afterEach(() => place.remove());

it('finds nothing where every bundle replays', () => {
  expect(unreplayable(place.root)).toEqual([]);
});

it('tells a bundle that does not replay', () => {
  place.edit('agent-gate-1/bundle/comment.md', (text) => `${text}more`);
  expect(unreplayable(place.root)).toEqual([
    expect.stringMatching(/^left a bundle that does not replay: .*comment\.md/),
  ]);
});
