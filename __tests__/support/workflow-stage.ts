import { expect, inject } from 'vitest';
import { createShelf } from './artifact-shelf.ts';
import { openBlobStore } from './azurite.ts';
import { bookingConfig } from './booking.ts';
import { type GithubSim, startGithub } from './github-sim.ts';
import type { Commit, GithubState, PullRequest, Repository } from './github-state.ts';
import { findNode } from './node-binaries.ts';
import { type Play, type Played, playWorkflow } from './play-workflow.ts';
import { followScene, mainScene, pullScene, queueScene, type Scene } from './story-scenes.ts';
import { createWorld, type World } from './story-world.ts';
import { readWorkflow } from './workflow-file.ts';

/** What a test says of a play; the rest is as in the booking repository, and the agent is main's. */
type Told = Pick<Play, 'file'> &
  Partial<Pick<Play, 'as' | 'again' | 'tree' | 'trees' | 'agent' | 'env' | 'vars' | 'secrets'>>;

/** A repository on the fake GitHub in which the workflows of docs/workflows are played. */
export interface WorkflowStage {
  /** Commits of main, oldest first; a pull request branches off before the tip. */
  readonly main: readonly [Commit, Commit, Commit];
  openPull(from?: Repository): PullRequest;
  /** On the tip of main, unless told otherwise. */
  onMain(event: 'push' | 'schedule' | 'workflow_dispatch', told: Told, commit?: Commit): Promise<Played>;
  onPull(pull: PullRequest, told: Told): Promise<Played>;
  /** Any other event. */
  play(scene: Scene, told: Told): Promise<Played>;
  readonly state: GithubState;
  readonly github: GithubSim;
  inQueue(pull: PullRequest, told: Told): Promise<Played>;
  /** After a workflow of a pull request has ended. */
  after(first: Played, pull: PullRequest, told: Told): Promise<Played>;
  /** Lets these files stand on main, in all of its commits or in those that are named. */
  commitFiles: World['commitFiles'];
  /** Names of the bundles that the gate has uploaded, in order. */
  artifacts(): readonly string[];
  /** What the stand-in for the signer has made, in order. */
  readonly attestations: readonly string[];
  /** Days for which the gate's uploads asked, by the artifact's name. */
  keptDays(): Readonly<Record<string, number>>;
  /** Bodies of all comments, in order. */
  comments(): readonly string[];
  /** Checks what holds for every run, and ends. */
  close(): Promise<void>;
}

/** Sets up the repository. */
export async function openStage(): Promise<WorkflowStage> {
  const node = findNode(24) ?? process.execPath;
  const github = await startGithub(await openBlobStore(inject('azurite')));
  const { state } = github;
  const world = createWorld(github, node);
  const [, , tip] = world.main;
  const stage = {
    github,
    node,
    shelf: createShelf(),
    signable: new Map<string, Buffer>(),
    attestations: [] as string[],
  };
  const played: Played[] = [];
  const play = async (scene: Play['scene'], told: Told): Promise<Played> => {
    const ended = await playWorkflow(stage, { tree: bookingConfig(), agent: 'main', ...told, scene });
    played.push(ended);
    return ended;
  };
  return {
    main: world.main,
    openPull: world.openPull,
    commitFiles: world.commitFiles,
    play,
    state,
    github,
    onMain: (event, told, commit = tip) => play(mainScene(state, event, commit), told),
    onPull: (pull, told) => play(pullScene(state, pull), told),
    inQueue: (pull, told) => play(queueScene(state, pull, tip), told),
    after: ({ run, file }, pull, told) => {
      const scene = followScene(state, { run, pull, tip });
      const { payload } = scene as { payload: { workflow_run: object } };
      const named = { ...payload.workflow_run, name: readWorkflow(file).name };
      return play({ ...scene, payload: { ...payload, workflow_run: named } }, told);
    },
    artifacts: () => [...state.artifacts.values()].map(({ name }) => name).filter((name) => !name.endsWith('.html')),
    attestations: stage.attestations,
    keptDays: () => Object.fromEntries(state.keptDays),
    comments: () => [...state.comments.values()].map(({ body }) => body),
    close: async () => {
      await github.close();
      expect(github.violations).toEqual([]);
      for (const { leaks, misdeeds, stderr, stdout } of played.flatMap(({ gates }) => gates))
        expect({ leaks, misdeeds, stderr }, stdout).toEqual({ leaks: [], misdeeds: [], stderr: '' });
    },
  };
}
