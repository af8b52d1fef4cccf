import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ConfigTexts, compileConfig } from '../../../src/io/config.ts';
import { readBase } from '../../../src/pipeline/baseline/read-base.ts';
import { startWorld, type World } from '../../io/github/world.ts';
import { bookingConfig, POLICY_PATH, RUBRIC_PATH } from '../../support/booking.ts';
import { CHECK_PATH, checkOf, judgedBooking } from '../../support/judged-booking.ts';

const JUDGED = judgedBooking();
const UNASKED = bookingConfig()[RUBRIC_PATH] ?? '';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

/** What a pull request with the judged config and a check of it reads at a base with these files. */
async function readAt(files: Readonly<Record<string, string>>, rubric = JUDGED[RUBRIC_PATH] ?? '') {
  const { context, client, sim } = world;
  const tip = sim.state.commits.get(world.main.at(-1) ?? '');
  if (tip !== undefined) sim.state.commits.set(tip.sha, { ...tip, files });
  const texts: ConfigTexts = {
    mapping: null,
    rubrics: [{ file: RUBRIC_PATH, text: rubric }],
    policy: { file: POLICY_PATH, text: JUDGED[POLICY_PATH] ?? '' },
    checks: [{ file: CHECK_PATH, text: checkOf(JUDGED) }],
  };
  const { configs, failure } = await readBase(client, { context, places: { rubrics: [] }, head: compileConfig(texts) });
  const asked = world.requests().filter((line) => line.includes('judge-check'));
  return { failure, differs: configs?.head != null, judged: configs?.base.policy.judged.standings, asked };
}

const { [POLICY_PATH]: policy = '', [RUBRIC_PATH]: rubric = '' } = JUDGED;
const poor = { [CHECK_PATH]: checkOf(JUDGED, 40) };

describe('the judge checks of the base', () => {
  test('count where the base has the policy and the rubrics', async () => {
    expect(await readAt({ ...JUDGED, ...poor })).toMatchObject({ judged: [{ state: 'below' }] });
    expect(await readAt(JUDGED)).toMatchObject({ judged: [{ state: 'missing' }] });
  });

  test.each([
    { name: 'the policy', files: { [RUBRIC_PATH]: rubric } },
    { name: 'the policy, and has a check', files: { [RUBRIC_PATH]: rubric, ...poor } },
    { name: 'the rubrics', files: { [POLICY_PATH]: policy } },
    { name: 'the rubrics, and has a check of one that it removed', files: { [POLICY_PATH]: policy, ...poor } },
  ])('are those of the pull request where the base lacks $name', async ({ files }) => {
    expect(await readAt(files)).toMatchObject({ failure: null, differs: false, judged: [{ state: 'holds' }] });
  });

  test.each([
    { name: 'no question', rubric: UNASKED },
    {
      name: 'a question in words only',
      rubric: UNASKED.replace('criteria:', 'description: A judge has no question\n$&'),
    },
  ])('are not asked for beside a rubric with $name, and a broken one there changes nothing', async ({ rubric }) => {
    const files = { [POLICY_PATH]: policy, [RUBRIC_PATH]: rubric, [CHECK_PATH]: '{' };
    expect(await readAt(files, rubric)).toEqual({ failure: null, differs: false, judged: [], asked: [] });
  });
});
