import gateSchema from '../../../schemas/gate.schema.json' with { type: 'json' };
import type {
  BundledConfig,
  BundledText,
  GateDocument,
  RunEvidence,
  StoredBaseline,
} from '../../../schemas/types/gate.ts';
import type { BundleFile } from '../../../schemas/types/manifest.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { valueOr } from '../../errors.ts';
import type { Cell } from '../../gating/attribution.ts';
import type { ConfigTexts } from '../config.ts';
import type { TextFile } from '../files.ts';
import { diskName } from '../paths.ts';
import { reportCheck } from './format.ts';
import type { Bundle } from './read.ts';

const MAPPING = 'mapping.yml';
const POLICY = 'policy.yml';
const RUBRICS = 'rubrics/';
export const CHECKS = 'judge-checks/';

interface StoredText extends TextFile, BundledText {}

/** The texts of a config with their files below `folder` of a bundle; rubrics get names that differ on any disk. */
export function bundledTexts(
  { mapping, rubrics, policy, checks = [] }: ConfigTexts,
  folder = '',
): readonly StoredText[] {
  const taken = new Set<string>();
  const named = (kind: StoredText['kind'], parent: string, sources: readonly TextFile[]) =>
    sources.flatMap((source) => {
      // The base name, without characters that artifacts refuse.
      const name = must(source.file.split('/').at(-1), 'the name of a file').replaceAll(/[^\w.-]/g, '_');
      let free = name;
      for (let count = 2; taken.has(diskName(free)); count++) free = `${count}-${name}`;
      taken.add(diskName(free));
      return bundled(kind, `${parent}${free}`, source);
    });
  const bundled = (kind: StoredText['kind'], file: string, source: TextFile | null): readonly StoredText[] =>
    source === null ? [] : [{ ...source, kind, file: `${folder}${file}`, name: source.file }];
  return [
    ...named('rubric', RUBRICS, rubrics),
    ...bundled('mapping', MAPPING, mapping),
    ...bundled('policy', POLICY, policy),
    ...named('judge check', CHECKS, checks),
  ];
}

/** The config stored in a bundle. @throws UserError if a text is damaged */
export function configOfBundle(bundle: Bundle): ConfigTexts {
  const { shipped = [] } = bundle.manifest;
  const read = (file: string): TextFile => ({
    file: `${bundle.label}/${file}`,
    text: new TextDecoder().decode(bundle.bytes(file)),
    ...(shipped.includes(file) ? { shipped: true } : {}),
  });
  const below = (folder: string) =>
    bundle.manifest.files.flatMap(({ file }: BundleFile) => (file.startsWith(folder) ? [read(file)] : []));
  return {
    mapping: bundle.has(MAPPING) ? read(MAPPING) : null,
    rubrics: below(RUBRICS),
    policy: bundle.has(POLICY) ? read(POLICY) : null,
    checks: below(CHECKS),
  };
}

export interface CheckedGate extends Omit<GateDocument, 'head' | 'baselines' | 'newest'> {
  readonly head: { readonly config: BundledConfig; readonly report: Report } | null;
  readonly baselines: readonly CheckedBaseline[];
  readonly newest?: CheckedBaseline | undefined;
}

interface CheckedBaseline extends Pick<StoredBaseline, 'origin'> {
  readonly report: Report;
  readonly head: Cell<Report>;
  /** Undefined if its bundle does not say. */
  readonly evidence?: RunEvidence | undefined;
}

const gateCheck = schemaCheck<GateDocument>(gateSchema);

export function gateText(gate: CheckedGate): string {
  const { newest, ...rest } = gate;
  const baselines = gate.baselines.map(storedBaseline);
  const document: GateDocument = { ...rest, baselines, ...(newest && { newest: storedBaseline(newest) }) };
  return `${JSON.stringify(document)}\n`;
}

function storedBaseline({ origin, report, head, evidence }: CheckedBaseline): StoredBaseline {
  return { origin, report, head: head.measured === report ? null : head, ...(evidence && { evidence }) };
}

/** Checks a parsed gate document; `file` names it in messages. @throws UserError with all problems */
export function checkGate(value: unknown, file: string): CheckedGate {
  const { head, baselines, newest, ...rest } = gateCheck.parse(value, (pointer) => ({ file, pointer }));
  const reportAt = (report: object, at: string): Report =>
    reportCheck.parse(report, (pointer) => ({ file, pointer: `${at}${pointer}` }));
  const runAt = ({ head: cell, ...run }: StoredBaseline, at: string): CheckedBaseline => {
    const report = reportAt(run.report, `${at}/report`);
    if (cell !== null && 'unavailable' in cell) return { ...run, report, head: cell };
    const measured = cell === null ? report : reportAt(cell.measured, `${at}/head/measured`);
    return { ...run, report, head: { measured } };
  };
  return {
    ...rest,
    head: head && { ...head, report: reportAt(head.report, '/head/report') },
    baselines: baselines.map((run, index) => runAt(run, `/baselines/${index}`)),
    ...(newest === undefined ? {} : { newest: runAt(newest, '/newest') }),
  };
}

/** What the run of a bundle rests on; undefined if the bundle does not say, or not as this version does: it is then unknown. */
export function recordedEvidence({ label, json }: Bundle): RunEvidence | undefined {
  return valueOr(undefined, () => gateCheck.parse(json('gate.json'), (pointer) => ({ file: label, pointer })).evidence);
}

/** The texts of a stored config, under their original names. @param read returns the bytes of a file in the bundle */
export function textsOf({ texts }: BundledConfig, read: (file: string) => Uint8Array): ConfigTexts {
  const textOf = ({ file, name }: BundledText): TextFile => ({
    file: name,
    text: new TextDecoder().decode(read(file)),
  });
  const only = (kind: BundledText['kind']): TextFile | null => {
    const text = texts.find((listed) => listed.kind === kind);
    return text === undefined ? null : textOf(text);
  };
  const all = (wanted: BundledText['kind']) => texts.filter(({ kind }) => kind === wanted).map(textOf);
  return {
    mapping: only('mapping'),
    rubrics: all('rubric'),
    policy: only('policy'),
    checks: all('judge check'),
  };
}
