import { expect } from 'vitest';
import { bookingPolicy } from '../../support/booking.ts';
import { savedBundles } from '../../support/github-state.ts';
import { plantedLeaks, REGISTERED, trialsWithSecrets } from '../../support/planted-secrets.ts';
import { story } from '../../support/story.ts';
import { unzipped } from '../../support/unzipped.ts';

const env = { BOOKING_KEY: REGISTERED };

story({ folder: import.meta.dirname, rows: 'I86' }, async (world) => {
  world.commitPolicy(bookingPolicy('redact: { secrets_from: [BOOKING_KEY] }\n'));
  await world.runOnMain({ results: { text: trialsWithSecrets() }, env });
  const { blobs, state } = world.github;
  // The pull request's own policy says nothing of secrets: main's holds.
  const { stdout, summary, outputs, annotations } = await world.runOnPull(world.openPull(), {
    results: { text: trialsWithSecrets('10:00') },
    env,
  });
  const comments = [...state.comments.values()].map(({ body }) => body).join('\n');
  expect(comments).toContain('values that look like secrets were replaced');
  const places = {
    stdout,
    summary,
    comments,
    outputs: JSON.stringify(outputs),
    annotations: JSON.stringify(annotations),
  };
  expect(plantedLeaks(places)).toEqual([]);
  // Nothing that was uploaded holds one either.
  expect(savedBundles(state)).toHaveLength(2);
  for (const { blob } of savedBundles(state)) {
    const files = unzipped((await blobs.read(blob)) ?? Buffer.of());
    const texts = [...files].map(([name, content]) => [name, new TextDecoder().decode(content)]);
    expect(files.has('trials.jsonl')).toBe(true);
    expect(plantedLeaks(Object.fromEntries(texts))).toEqual([]);
  }
});
