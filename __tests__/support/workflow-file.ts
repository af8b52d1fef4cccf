import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Scene } from './story-scenes.ts';

export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: unknown;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly 'continue-on-error'?: boolean;
}

export interface Job {
  readonly name?: string;
  readonly if?: unknown;
  readonly needs?: string;
  /** A workflow that the job calls in place of steps. */
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly (string | number)[]>> };
  readonly steps?: readonly Step[];
}

/** The steps of all jobs. */
export function stepsOf({ jobs }: WorkflowFile): readonly Step[] {
  return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}

/** One of the workflows to copy, as far as it can be played. */
export interface WorkflowFile {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string; readonly 'cancel-in-progress': boolean | string };
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Where they stand. */
export const WORKFLOWS = fileURLToPath(new URL('../../docs/workflows/', import.meta.url));

/** Reads `docs/workflows/NAME.yml`. */
export function readWorkflow(name: string): WorkflowFile {
  return parse(readFileSync(`${WORKFLOWS}${name}.yml`, 'utf8')) as WorkflowFile;
}

interface Filter {
  readonly branches?: readonly string[];
  readonly types?: readonly string[];
  readonly workflows?: readonly string[];
}

/** Whether the event starts the workflow. */
export function isStarted({ on }: WorkflowFile, { event, payload, github }: Scene): boolean {
  if (!Object.hasOwn(on, event)) return false;
  if (event === 'schedule') return true;
  const { branches, types, workflows } = (on[event] ?? {}) as Filter;
  const { action, workflow_run: before } = payload as { action?: string; workflow_run?: { name?: string } };
  const fits = (allowed: readonly string[] | undefined, value: string | undefined): boolean =>
    allowed === undefined || allowed.includes(value ?? '');
  return fits(branches, github.GITHUB_REF_NAME) && fits(types, action) && fits(workflows, before?.name);
}

/** What `workflow_dispatch` and `workflow_call` fill in when nobody writes anything. */
export function defaultInputs({ on }: WorkflowFile): Readonly<Record<string, unknown>> {
  const { inputs = {} } = (on.workflow_dispatch ?? on.workflow_call ?? {}) as {
    inputs?: Record<string, { default?: unknown }>;
  };
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.default]));
}

/** The jobs of a matrix of one dimension; one without any for a job that has none. */
export function matrixOf({ strategy }: Job): readonly Readonly<Record<string, string | number>>[] {
  const [[name, values] = ['', []], ...more] = Object.entries(strategy?.matrix ?? {});
  if (more.length > 0) throw new Error('the player knows only matrices of one dimension');
  return values.length === 0 ? [{}] : values.map((value) => ({ [name]: value }));
}
