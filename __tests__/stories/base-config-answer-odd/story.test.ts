import { expect } from 'vitest';
import { POLICY_PATH } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

/** A policy that blocks nothing. */
const LAX =
  'suite: booking-assistant\ngate:\n  metrics:\n    TCR: { tier: advisory }\n  criteria:\n    "*": { tier: advisory }\n';

/** Answers with status 200 that describe no file and no folder; git keeps no empty folder. */
const ODD = [[], { type: 'file' }];

story({ folder: import.meta.dirname }, async (world) => {
  for (const body of ODD) {
    const answers = Array.from({ length: 12 }, () => ({ status: 200, body }));
    for (const read of [/GET .*\/contents\//, /GET .*\/git\//]) world.github.fail(read, ...answers);
    const run = await world.runOnPull(world.openPull(), { results: 'regressed', files: { [POLICY_PATH]: LAX } });
    // What the base asks for is unknown, so the pull request's own policy does not decide.
    expect(run, JSON.stringify(body)).toMatchObject({ exitCode: 3, outputs: { decision: 'invalid' } });
  }
});
