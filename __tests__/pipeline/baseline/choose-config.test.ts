import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bundle } from '../../../src/io/bundle/read.ts';
import { type Config, type ConfigTexts, compileConfig } from '../../../src/io/config.ts';
import type { TextFile } from '../../../src/io/files.ts';
import { productVersion, readShipped, type ShippedKind } from '../../../src/io/shipped.ts';
import { type ChosenConfig, chooseConfig } from '../../../src/pipeline/baseline/choose-config.ts';
import { readBase } from '../../../src/pipeline/baseline/read-base.ts';
import { startWorld, type World } from '../../io/github/world.ts';
import { bookingConfig, POLICY_PATH, RUBRIC_PATH } from '../../support/booking.ts';

const BOOKING = bookingConfig();
const RUBRIC = BOOKING[RUBRIC_PATH] ?? '';
const POLICY = { file: POLICY_PATH, text: BOOKING[POLICY_PATH] ?? '' };
const STRICTER = RUBRIC.replace('weight: 0.5', 'weight: 0.4').replace('weight: 0.2', 'weight: 0.3');
const MOVED = '.github/booking.yml';

let world: World;
beforeEach(async () => {
  world = await startWorld({ budgetMs: 20_000 });
  for (const sha of world.main) haveFiles(sha, BOOKING);
});
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

function haveFiles(sha: string | undefined, files: Readonly<Record<string, string>>): void {
  const commit = world.sim.state.commits.get(sha ?? '');
  if (commit !== undefined) world.sim.state.commits.set(commit.sha, { ...commit, files });
}

interface Scene {
  /** What main's newest run was measured by, beside the usual policy. */
  readonly main: Partial<ConfigTexts>;
  /** By which version. */
  readonly tool?: string;
  /** The commit of that run. */
  readonly sha?: string | undefined;
  /** Whether GitHub answers no more once the base was read. */
  readonly isDown?: boolean | undefined;
  /** Paths of the pull request's config, and its texts. */
  readonly places: { readonly rubrics: readonly string[]; readonly mapping?: string };
  readonly own: Partial<ConfigTexts>;
  /** Whether the rubrics in main's bundle are no YAML. */
  readonly isDamaged?: boolean;
}

async function choose({
  main,
  tool = productVersion(),
  sha,
  isDown,
  places,
  own,
  isDamaged,
}: Scene): Promise<ChosenConfig> {
  const config = configOf(own);
  const reading = await readBase(world.client, { context: world.context, places, head: config });
  if (isDown) world.sim.fail(/contents/, ...Array(99).fill({ status: 500 }));
  const bundle = bundleOf(configOf(main), { tool, sha: sha ?? world.main[3] });
  if (isDamaged) Object.assign(bundle, { bytes: () => new TextEncoder().encode('rubric: [') });
  return chooseConfig(world.client, reading, config, bundle);
}

const configOf = (texts: Partial<ConfigTexts>): Config =>
  compileConfig({ mapping: null, rubrics: [], policy: POLICY, ...texts });

/** The parts of a bundle that hold its config. */
function bundleOf({ texts, mapping }: Config, { tool, sha }: { tool: string; sha: string | undefined }): Bundle {
  const { rubrics, policy } = texts;
  const kept = [
    ...rubrics,
    { file: 'policy.yml', text: policy?.text },
    { file: 'mapping.yml', text: texts.mapping?.text },
  ];
  const shipped = [...rubrics, ...(texts.mapping ? [{ ...texts.mapping, file: 'mapping.yml' }] : [])];
  const files = new Map(kept.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text] as const])));
  const manifest = {
    tool,
    origin: sha === undefined ? {} : { sha },
    mapping: mapping && { mapping: mapping.name, hash: mapping.hash },
    shipped: shipped.filter((one) => one.shipped).map(({ file }) => file),
    files: [...files.keys()].map((file) => ({ file, bytes: 0, sha256: '' })),
  } as unknown as Bundle['manifest'];
  const bytes = (file: string): Uint8Array => new TextEncoder().encode(files.get(file));
  const bundle: Bundle = {
    label: "main's bundle",
    manifest,
    has: (file) => files.has(file),
    bytes,
    json: (file) => files.get(file),
  };
  return bundle;
}

const shipped = (kind: ShippedKind, name: string) => readShipped(kind, name) ?? { file: '', text: '' };
const CLARITY = shipped('rubrics', 'response-clarity');
const OLD_CLARITY = { ...CLARITY, text: CLARITY.text.replace('severity: high', 'severity: critical') };
const TAU = shipped('mappings', 'tau-bench');
const OLD_TAU = { ...TAU, text: `${TAU.text}\ntags: $.tags\n` };
/** The same as a file of the repository. */
const written = ({ file, text }: TextFile): TextFile => ({ file, text });
const OWN = { file: RUBRIC_PATH, text: RUBRIC };

const codes = ({ notes }: ChosenConfig) => notes.map(({ code }) => code);
const choiceOf = ({ configs, notes }: ChosenConfig) => ({
  differs: configs.head !== null,
  codes: notes.map(({ code }) => code),
});

describe('shipped files that a release of Agent Gate changes', () => {
  const both = { rubrics: ['response-clarity', RUBRIC_PATH], mapping: 'tau-bench' };
  const own = { rubrics: [CLARITY, OWN], mapping: TAU };
  const old = { rubrics: [OLD_CLARITY, OWN], mapping: OLD_TAU };

  test.each([
    { name: 'is no change of the pull request', scene: {}, differs: false, codes: [] },
    {
      name: 'is none either where the config of the bundle decides',
      scene: { main: { ...old, rubrics: [OLD_CLARITY, { ...OWN, text: STRICTER }] } },
      differs: true,
      codes: ['config-paths-changed'],
    },
  ])('$name', async ({ scene, differs, codes }) => {
    const chosen = await choose({ main: old, tool: '0.0.9', places: both, own, ...scene });
    expect(choiceOf(chosen)).toEqual({ differs, codes });
    const [rubric] = chosen.configs.base.rubrics.filter(({ id }) => id === 'response-clarity');
    expect(rubric?.hash).toBe(compileConfig({ mapping: null, rubrics: [CLARITY], policy: null }).rubrics[0]?.hash);
  });

  test.each([
    { name: 'of this very version', tool: productVersion(), main: old },
    {
      name: "with a rubric of main's own by the name of a shipped one",
      tool: '0.0.9',
      main: { ...old, rubrics: [written(OLD_CLARITY), OWN] },
    },
    {
      name: "with a mapping of main's own by the name of a shipped one",
      tool: '0.0.9',
      main: { ...old, mapping: written(OLD_TAU) },
    },
    { name: 'that the run replaces by a shipped one', tool: '0.0.9', main: { rubrics: [OWN], mapping: OLD_TAU } },
    {
      name: 'with a mapping of another name',
      tool: '0.0.9',
      main: { ...old, mapping: { ...TAU, text: TAU.text.replace('mapping: tau-bench', 'mapping: ours') } },
    },
  ])('excuses no other config: one $name', async ({ tool, main }) => {
    expect(choiceOf(await choose({ main, tool, places: both, own }))).toEqual({
      differs: true,
      codes: ['config-paths-changed'],
    });
  });
});

describe('a run whose config is at other paths', () => {
  test('is not reported if those paths hold the same config', async () => {
    haveFiles(world.main[4], { ...BOOKING, [MOVED]: RUBRIC });
    const own = { rubrics: [{ file: MOVED, text: RUBRIC }] };
    const chosen = await choose({ main: { rubrics: [OWN] }, places: { rubrics: [MOVED] }, own });
    expect(choiceOf(chosen)).toEqual({ differs: false, codes: [] });
  });

  const scene = {
    main: { rubrics: [OWN] },
    places: { rubrics: [MOVED] },
    own: { rubrics: [{ file: MOVED, text: STRICTER }] },
  };

  test('is reported if those paths hold another config', async () => {
    haveFiles(world.main[4], { ...BOOKING, [MOVED]: STRICTER });
    expect(codes(await choose(scene))).toEqual(['config-paths-changed']);
  });

  test.each([
    { name: 'the commit of that run is gone', sha: 'f'.repeat(40), why: /no longer has the commit f{7}/ },
    { name: 'GitHub does not answer', isDown: true, why: /500/ },
    { name: 'the file there does not compile', text: 'rubric: [', why: /booking\.yml/ },
  ])('is not reported where it is unknown, as $name', async ({ sha, isDown, text, why }) => {
    haveFiles(world.main[4], { ...BOOKING, [MOVED]: STRICTER });
    if (text !== undefined) haveFiles(world.main[3], { ...BOOKING, [MOVED]: text });
    const chosen = await choose({ ...scene, sha, isDown });
    expect(chosen.notes).toMatchObject([{ code: 'base-config-unreadable', reason: expect.stringMatching(why) }]);
    expect(chosen.configs.decidedBy).toBe("main's bundle");
  });
});

describe("where the config in main's bundle cannot be read", () => {
  const scene = { main: { rubrics: [OWN] }, isDamaged: true, own: { rubrics: [{ file: MOVED, text: STRICTER }] } };

  test("the base's files decide", async () => {
    haveFiles(world.main[4], { ...BOOKING, [MOVED]: RUBRIC });
    const chosen = await choose({ ...scene, places: { rubrics: [MOVED] } });
    expect(codes(chosen)).toEqual([]);
    expect(chosen.configs.decidedBy).toMatch(/^main at [0-9a-f]{7}$/);
    expect(chosen.configs.base.texts.rubrics).toMatchObject([{ file: MOVED, text: RUBRIC }]);
  });

  test("the run's own files fill what the base lacks", async () => {
    const chosen = await choose({ ...scene, places: { rubrics: [MOVED] } });
    expect(codes(chosen)).toEqual(['base-config-missing']);
    expect(chosen.configs.base.texts.rubrics).toMatchObject([{ file: MOVED, text: STRICTER }]);
  });
});
