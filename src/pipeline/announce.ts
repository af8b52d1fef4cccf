import type { Decision } from '../../schemas/types/decision.ts';
import { describeProblems, describeThrown, unlessMistaken } from '../errors.ts';
import { writePredicate } from '../io/bundle/predicate.ts';
import { annotate, remark, say, writeOutputs, writeSummary } from '../io/log.ts';
import { schemaAddress } from '../io/shipped.ts';
import { writeAnew } from '../io/write-files.ts';
import { renderSummary, unquoted } from '../reporting/document.ts';
import { renderJunit } from '../reporting/junit.ts';
import { annotationsOf, outputsOf } from '../reporting/outputs.ts';
import type { GateOutcome } from './run-gate.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

interface Announcement extends Pick<GateOutcome, 'bundle' | 'redact' | 'report' | 'evidence'> {
  readonly runUrl: string | undefined;
  readonly includeOutput: boolean;
  /** File for the JUnit report and the folder that its path is relative to; undefined for none. */
  readonly junit?: { readonly file: string; readonly root: string } | undefined;
}

/** Writes outputs, log, annotations, JUnit report and job summary, without network access. A failed step does not stop the others. */
export async function announce(whole: Decision, announcement: Announcement, env: Environment): Promise<void> {
  const { runUrl, bundle, report, evidence, includeOutput, junit, redact } = announcement;
  const decision = includeOutput ? whole : unquoted(whole);
  const attempt = attempts(redact);
  const predicate = await attempt('writing the predicate', async () => {
    return bundle === null ? '' : writePredicate(bundle, whole, evidence);
  });
  const type = predicate ? schemaAddress('decision-predicate') : '';
  const signable = { predicate: predicate ?? '', 'predicate-type': type };
  await attempt('setting the outputs', async () =>
    warnOf(writeOutputs({ ...outputsOf(decision), bundle: bundle ?? '', ...signable }, env)),
  );
  await attempt('writing the log', async () => {
    say(`Agent Gate: ${decision.decision}. ${redact(decision.headline)}`);
    annotate(
      annotationsOf(decision, includeOutput).map((annotation) => ({
        ...annotation,
        message: redact(annotation.message),
      })),
    );
  });
  await attempt('writing the JUnit report', async () => {
    if (junit === undefined) return;
    const text = renderJunit({ decision, report }, redact, includeOutput);
    const write = () => {
      writeAnew({ file: junit.file, text }, junit.root);
      return null;
    };
    warnOf(unlessMistaken(write, describeProblems));
  });
  await attempt('writing the job summary', async () => {
    const render = (limit: number): string =>
      redact(renderSummary(decision, { limit, links: { run: runUrl }, includeOutput }));
    warnOf(writeSummary(render, env));
  });
}

/** Runs steps. A step that throws, even because of a bug, is reported and returns undefined. */
export function attempts(
  redact: (text: string) => string,
): <T>(what: string, step: () => Promise<T>) => Promise<T | undefined> {
  return async (what, step) => {
    try {
      return await step();
    } catch (error) {
      const [why = ''] = redact(describeThrown(error)).split('\n', 1);
      remark('warning', `The decision holds, but ${what} failed; this is our bug, please report it: ${why}`);
      return undefined;
    }
  };
}

export function warnOf(warning: string | null): void {
  if (warning !== null) remark('warning', warning);
}
