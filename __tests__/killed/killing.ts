import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { openBlobStore } from '../support/azurite.ts';
import { type Fault, type GithubSim, startGithub } from '../support/github-sim.ts';
import { ACTIONS_BOT, type PullRequest } from '../support/github-state.ts';
import { findNode } from '../support/node-binaries.ts';
import type { Signal } from '../support/run-action.ts';
import { createWorld, type EndedRun, type RunRequest, type World } from '../support/story-world.ts';

export const SIGNALS = ['SIGINT', 'SIGKILL'] as const;
export const EXIT_CODES: Readonly<Record<(typeof SIGNALS)[number], number>> = { SIGINT: 130, SIGKILL: 137 };

/** Null where this machine has no node that the action runs on. */
export const node = findNode(24);

/** A stage that the tests of a file share, with a baseline on main. */
export interface Stage {
  readonly github: GithubSim;
  readonly world: World;
}

/** Opens the stage before the tests of a file and closes it after them. */
export function shareStage(): () => Stage {
  let stage: Stage;
  beforeAll(async () => {
    const github = await startGithub(await openBlobStore(inject('azurite')));
    stage = { github, world: createWorld(github, node ?? '') };
    if (node !== null) await stage.world.saveBaseline('main');
  });
  afterAll(async () => {
    expect(stage.github.violations).toEqual([]);
    await stage.github.close();
  });
  return () => stage;
}

/** What happens to the last request before the end. */
type LastFault = Extract<Fault, 'silence' | 'unanswered'>;

/** One request of a complete run. */
interface Point {
  /** Counting from 0. */
  readonly index: number;
  /** Method and path. */
  readonly line: string;
  /** Whether the end comes before GitHub has carried it out, or after that. */
  readonly fault: LastFault;
  /** Whether the decision has been made when it is sent. */
  readonly isDecided: boolean;
}

/**
 * Every point of a run of the story `pull-request-regressed` with its name: its first run has to create the comment, its second finds
 * one. Whether GitHub has carried out what only reads makes no difference.
 */
export function pointsOf(run: 'first' | 'second'): readonly (readonly [string, Point])[] {
  const golden = new URL('../stories/pull-request-regressed/golden/requests.txt', import.meta.url);
  const section = readFileSync(golden, 'utf8').split('\n\n')[run === 'first' ? 0 : 1] ?? '';
  const sorted = section.trim().split('\n').slice(1);
  // The golden file has reads before uploads; those of the comment come last.
  const isOfComment = (line: string) => line.includes('/issues/');
  const lines = [...sorted.filter((line) => !isOfComment(line)), ...sorted.filter(isOfComment)];
  const upload = lines.findIndex((line) => line.includes('CreateArtifact'));
  return lines.flatMap((text, index) => {
    const line = text.replace(/ \d+$/, '');
    const point = { index, line, isDecided: index >= upload };
    const before = [`before ${line}`, { ...point, fault: 'silence' }] as const;
    const after = [`after ${line}`, { ...point, fault: 'unanswered' }] as const;
    return line.startsWith('GET') ? [before] : [before, after];
  });
}

interface End extends Pick<Point, 'index' | 'fault'> {
  readonly signal: Signal;
  readonly results: RunRequest['results'];
}

/** A run that is ended while it waits for the answer to one of its requests. */
export function endAt({ github, world }: Stage, pull: PullRequest, end: End): Promise<EndedRun> {
  const { index, fault, signal, results } = end;
  // The golden file leaves out which job asks, see `support/story.ts`.
  const isCounted = ({ path }: { readonly path: string }) => !path.includes('/attempts/1/jobs');
  github.fail(/^(?!GET .*\/attempts\/1\/jobs$)/, ...Array<Fault>(index).fill('none'), fault);
  return world.runOnPull(pull, { results, signal, cancelWhen: (sent) => sent.filter(isCounted).length > index });
}

/** What the pull request shows of ours. */
export function commentsOn({ github }: Stage, pull: PullRequest): readonly string[] {
  return [...github.state.comments.values()]
    .filter(({ issue, login }) => issue === pull.number && login === ACTIONS_BOT)
    .map(({ body }) => body);
}

/** A run that was ended says nothing it has not decided, and leaves nothing that is half written. */
export function expectNothingTorn(run: EndedRun, decided: string | undefined): void {
  const { misdeeds, leaks, stderr, outputs, bundles } = run;
  expect({ misdeeds, leaks, stderr }).toEqual({ misdeeds: [], leaks: [], stderr: '' });
  expect({ decision: outputs.decision, bundles }).toEqual({
    decision: decided,
    bundles: decided === undefined ? [] : [decided],
  });
  if (decided !== 'pass') expect(run.stdout + run.summary).not.toMatch(/\bPASS\b/);
}
