import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { baselineName } from '../../src/io/github/artifact.ts';
import type { RunContext } from '../../src/io/github/context.ts';
import type { BranchSearch } from '../../src/pipeline/baseline/discover.ts';
import { findBaseline } from '../../src/pipeline/baseline/find-baseline.ts';
import { type GateOutcome, runGate } from '../../src/pipeline/run-gate.ts';
import type { Selection } from '../../src/suite/select-trials.ts';
import { addBaseline, startWorld, type World } from '../io/github/world.ts';
import { keepBundle, zipOfBundle } from '../support/bundles.ts';

export const POLICY = '.github/agent-gate.yml';

/** Twenty scenarios of one trial each, of which the harness says that so many have passed. */
export const passing = (passed: number): string =>
  Array.from(
    { length: 20 },
    (_, i) => `${JSON.stringify({ scenario: `s${i}`, harness: { passed: i < passed } })}\n`,
  ).join('');

export type Files = Readonly<Record<string, string>>;

/** One run: the files of its checkout, and its inputs. */
export interface PlayedRun {
  readonly files: Files;
  /** How many of twenty scenarios pass. */
  readonly passed?: number;
  /** Other results, as JSON Lines. */
  readonly results?: string;
  readonly policy?: string;
  readonly rubrics?: readonly string[];
}

/** A run that is not of main, and its event. */
export interface PulledRun extends PlayedRun, Partial<Pick<BranchSearch, 'source' | 'onError' | 'workflows'>> {
  readonly context?: Partial<RunContext>;
  readonly select?: readonly Selection[];
  /** Path of a committed baseline. */
  readonly file?: string;
  /** Folder for the bundle. */
  readonly out?: string;
  /** Whether there is no token to ask GitHub with. */
  readonly isTokenless?: boolean;
  /** Files of its checkout that it names as the baseline; empty for none. */
  readonly baselines?: readonly string[] | undefined;
}

/** A GitHub with a repository whose runs are gated on disk. */
export interface DecidingPlace extends World {
  /** Puts files at a commit of main; the first is 0. */
  commit(index: number, files: Files): void;
  /** A run of main at one of its commits, which saves its bundle. */
  runMain(index: number, run: PlayedRun): Promise<void>;
  /** A run of the pull request, by default tested on main's last commit. */
  runPull(run: PulledRun): Promise<GateOutcome['decision']>;
}

/** Opens the place; `close` removes it. */
export async function openDeciding(): Promise<DecidingPlace> {
  const world = await startWorld({ budgetMs: 20_000 });
  const folders: string[] = [];
  const checkOut = ({ files, passed = 20, results = passing(passed) }: PlayedRun): string => {
    const root = mkdtempSync(join(tmpdir(), 'deciding-'));
    folders.push(root);
    for (const [file, text] of Object.entries({ ...files, 'results.jsonl': results })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return root;
  };
  const commit: DecidingPlace['commit'] = (index, files) => {
    const { state } = world.sim;
    const found = state.commits.get(world.main[index] ?? '');
    if (found !== undefined) state.commits.set(found.sha, { ...found, files });
  };
  return {
    ...world,
    commit,
    async runMain(index, run) {
      const { rubrics = [], policy } = run;
      const sha = world.main[index] ?? '';
      commit(index, run.files);
      const root = checkOut(run);
      const bundle = await keepBundle(root, 'bundle', { results: ['results.jsonl'], rubrics, policy, origin: { sha } });
      const { suite } = JSON.parse(readFileSync(join(root, bundle, 'manifest.json'), 'utf8'));
      await addBaseline(world.sim, sha, '', { name: baselineName(suite), bytes: zipOfBundle(join(root, bundle)) });
    },
    async runPull({ context, source = { kind: 'ancestors' }, onError = 'error', baselines, ...run }) {
      const { rubrics = [], policy, select = [], workflows = ['.github/workflows/agent-gate.yml'] } = run;
      // A client serves one run.
      world.client.answers.clear();
      const client = run.isTokenless ? null : world.client;
      const root = checkOut(run);
      const search: BranchSearch = {
        context: { ...world.context, ...context },
        workflows,
        source,
        file: run.file ?? null,
        onError,
        places: { mapping: undefined, rubrics, policy },
        root,
      };
      const given = baselines === undefined ? null : { baselines, baselineSelect: select, env: {} };
      const request = {
        results: ['results.jsonl'],
        select,
        rubrics,
        policy,
        root,
        out: run.out,
        origin: {},
        env: {},
        findBaseline: findBaseline(client, search, given),
      };
      return (await runGate(request)).decision;
    },
    async close() {
      for (const folder of folders) rmSync(folder, { recursive: true });
      await world.close();
    },
  };
}
