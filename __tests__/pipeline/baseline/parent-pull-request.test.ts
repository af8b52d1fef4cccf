import { describe, expect, test } from 'vitest';
import { render } from '../../../src/gating/findings/catalogue.ts';
import { findParent, lostInParent } from '../../../src/pipeline/baseline/parent-pull-request.ts';
import { run } from '../../gating/build-run.ts';
import { addBaseline, startWorld } from '../../io/github/world.ts';

describe('the pull request on which another is stacked', () => {
  test.each([
    { name: 'into main', untrustedBase: undefined, requests: [] },
    {
      name: 'of which nothing was uploaded',
      untrustedBase: 'polite',
      requests: ['GET /actions/artifacts?per_page=100'],
    },
  ])('is not looked for further, $name', async ({ untrustedBase, requests }) => {
    const world = await startWorld();
    try {
      await addBaseline(world.sim, world.main[4] ?? '', 'main');
      const context = untrustedBase === undefined ? world.context : { ...world.context, untrustedBase };
      expect(await findParent(world.client, context, 'demo')).toBeNull();
      expect(world.requests()).toEqual(requests);
      expect(world.sim.violations).toEqual([]);
    } finally {
      await world.close();
    }
  });

  test('has lost what broke in it and fails here, and nothing else', () => {
    const report = run({ a: [0, 1], b: [1, 1], c: [0, 0] });
    const [finding, ...others] = lostInParent({ label: '#19', broke: ['a', 'b', 'gone'] }, report);
    expect(others).toEqual([]);
    expect(finding && render(finding)).toMatchObject({
      code: 'scenarios-lost-in-parent',
      effect: 'notice',
      what: '1 scenario that fails here was already lost in #19: `a`',
    });
    expect(lostInParent({ label: '#19', broke: ['b'] }, report)).toEqual([]);
    expect(lostInParent(null, report)).toEqual([]);
  });
});
