import gateSchema from '../../../schemas/gate.schema.json' with { type: 'json' };
import reportSchema from '../../../schemas/report.schema.json' with { type: 'json' };
import type { BaselineOrigin } from '../../../schemas/types/decision.ts';
import type { BundledConfig, BundledText, GateDocument, StoredBaseline } from '../../../schemas/types/gate.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import type { Cell } from '../../gating/attribution.ts';
import type { ConfigTexts } from '../config.ts';
import type { TextFile } from '../files.ts';
import { bundledTexts } from './bundled-config.ts';

/** A gate document with checked reports. */
export interface CheckedGate extends Omit<GateDocument, 'head' | 'baselines' | 'newest'> {
  readonly head: { readonly config: BundledConfig; readonly report: Report } | null;
  readonly baselines: readonly CheckedBaseline[];
  readonly newest?: CheckedBaseline;
}

/** A run of main with checked reports. */
interface CheckedBaseline {
  readonly origin: BaselineOrigin;
  readonly report: Report;
  readonly head: Cell<Report>;
}

const gateCheck = schemaCheck<GateDocument>(gateSchema);
const reportCheck = schemaCheck<Report>(reportSchema);

/** The text of `gate.json`, with its keys in the order of the type. */
export function gateText(gate: CheckedGate): string {
  const { schema, today, config, head, read_by_head, waivers, labels, notes, baselines, newest, relaxed } = gate;
  const document: GateDocument = {
    schema,
    today,
    config,
    head,
    read_by_head,
    waivers,
    labels,
    notes,
    baselines: baselines.map(storedBaseline),
    ...(newest === undefined ? {} : { newest: storedBaseline(newest) }),
    ...(relaxed === undefined ? {} : { relaxed }),
    drift_reference: gate.drift_reference,
  };
  return `${JSON.stringify(document)}\n`;
}

function storedBaseline({ origin, report, head }: CheckedBaseline): StoredBaseline {
  return { origin, report, head: head.measured === report ? null : head };
}

/** Checks a parsed gate document; `file` names it in messages. @throws UserError with every problem */
export function checkGate(value: unknown, file: string): CheckedGate {
  const { head, baselines, newest, ...rest } = gateCheck.parse(value, (pointer) => ({ file, pointer }));
  const reportAt = (report: object, at: string): Report =>
    reportCheck.parse(report, (pointer) => ({ file, pointer: `${at}${pointer}` }));
  const runAt = ({ origin, head: cell, ...run }: StoredBaseline, at: string): CheckedBaseline => {
    const report = reportAt(run.report, `${at}/report`);
    if (cell !== null && 'unavailable' in cell) return { origin, report, head: cell };
    return {
      origin,
      report,
      head: { measured: cell === null ? report : reportAt(cell.measured, `${at}/head/measured`) },
    };
  };
  return {
    ...rest,
    head: head && { ...head, report: reportAt(head.report, '/head/report') },
    baselines: baselines.map((run, index) => runAt(run, `/baselines/${index}`)),
    ...(newest === undefined ? {} : { newest: runAt(newest, '/newest') }),
  };
}

/** A config's texts as files below `folder` of a bundle, and the place of each. */
export function storedTexts(texts: ConfigTexts, folder: string): { files: readonly TextFile[]; texts: BundledText[] } {
  const bundled = bundledTexts(texts).map((one) => ({ ...one, file: `${folder}${one.file}` }));
  return {
    files: bundled.map(({ file, text }) => ({ file, text })),
    texts: bundled.map(({ kind, file, name }) => ({ kind, file, name })),
  };
}

/** The texts of a stored config, under their original names; `read` gives the bytes of a file of the bundle. */
export function textsOf({ texts }: BundledConfig, read: (file: string) => Uint8Array): ConfigTexts {
  const textOf = ({ file, name }: BundledText): TextFile => ({
    file: name,
    text: new TextDecoder().decode(read(file)),
  });
  const only = (kind: BundledText['kind']): TextFile | null => {
    const found = texts.find((text) => text.kind === kind);
    return found === undefined ? null : textOf(found);
  };
  return {
    mapping: only('mapping'),
    rubrics: texts.filter(({ kind }) => kind === 'rubric').map(textOf),
    policy: only('policy'),
  };
}
