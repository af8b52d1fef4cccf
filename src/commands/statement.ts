import type { Decision } from '../../schemas/types/decision.ts';
import type { GateDocument } from '../../schemas/types/gate.ts';
import type { BundleCheck, CheckStep, Difference } from '../../schemas/types/verify.ts';
import { sha256Of } from '../contract/hash.ts';
import { isRecord, type JsonObject, jsonDifferences, memberOf } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import { UserError, valueOr } from '../errors.ts';
import { MANIFEST_FILE } from '../io/bundle/format.ts';
import { PREDICATE_FILE, predicateOf } from '../io/bundle/predicate.ts';
import type { BundleFiles } from '../io/bundle/read.ts';
import { readText } from '../io/files.ts';
import { schemaAddress } from '../io/shipped.ts';
import { skippedStep, stepOf } from '../reporting/verify.ts';
import { parseRecord } from '../suite/reading/parse-json.ts';
import type { StatementFile } from './verify.ts';

const IN_TOTO = 'https://in-toto.io/Statement/v1';
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Adds to the check of a bundle whether a statement fits it: its subject is the bundle's manifest, and its predicate what the bundle says.
 * @param statement null for none
 * @throws UserError if the file has no statement about a decision
 */
export function withStatement(checked: BundleCheck, files: BundleFiles, statement: StatementFile | null): BundleCheck {
  if (statement === null) return checked;
  const step = checkStatement(checked, files, statement);
  return { ...checked, same: checked.same && step.outcome === 'same', steps: [...checked.steps, step] };
}

function checkStatement({ steps }: BundleCheck, { read }: BundleFiles, { file, root }: StatementFile): CheckStep {
  const type = schemaAddress('decision-predicate');
  const manifest = must(read(MANIFEST_FILE), 'the manifest of a bundle');
  const digest = sha256Of(manifest).replace('sha256:', '');
  const isAbout = ({ subject }: JsonObject): boolean =>
    Array.isArray(subject) && subject.some((one) => memberOf(memberOf(one, 'digest'), 'sha256') === digest);
  const statements = statementsIn(readText(file, root, { outside: true, maxBytes: MAX_BYTES }), file);
  const ofDecisions = statements.filter(({ predicateType }) => predicateType === type);
  const statement = ofDecisions.find(isAbout) ?? ofDecisions[0];
  if (statement === undefined)
    throw new UserError({
      code: 'no-statement',
      what: 'the file holds no statement about a decision',
      where: { file },
      expected: `an in-toto statement with the predicate type ${type}`,
      fix: 'Name the output of `gh attestation verify --format json`, or a downloaded attestation',
    });
  const isDamaged = steps.some(({ step, outcome }) => ['files', 'formats'].includes(step) && outcome === 'differs');
  const [decided, decidedFrom] = [read('decision.json'), read('gate.json')];
  if (isDamaged || decided === undefined || decidedFrom === undefined)
    return skippedStep('statement', 'the bundle is damaged');
  const parsed = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
  const { evidence = {} } = parsed(decidedFrom) as GateDocument;
  const expected = JSON.parse(JSON.stringify(predicateOf(manifest, parsed(decided) as Decision, evidence)));
  const { _type, subject, predicate } = statement;
  const differences: readonly Difference[] = [
    ...(_type === IN_TOTO ? [] : [{ file, place: '_type', expected: IN_TOTO, found: String(_type) }]),
    ...(isAbout(statement)
      ? []
      : [{ file, place: 'subject', expected: digest, found: JSON.stringify(subject ?? null) }]),
    ...jsonDifferences(expected, predicate).map(({ place, ...values }) => {
      return { file, place: `predicate ${place}`, ...values };
    }),
  ];
  const what = `${PREDICATE_FILE}, made again, against the statement; its signature is not checked here`;
  return stepOf('statement', what, differences);
}

/** The statements of a file: bare, in the envelope of a signature bundle, or as `gh attestation verify` prints them; JSON or JSON Lines. */
function statementsIn(text: string, file: string): readonly JsonObject[] {
  const whole = valueOr(undefined, () => parseRecord(text, { file }));
  if (whole !== undefined) return statementsOf(whole, file);
  return text.split('\n').flatMap((line, index) => {
    return line.trim() === '' ? [] : statementsOf(parseRecord(line, { file, line: index + 1 }), file);
  });
}

function statementsOf(value: unknown, file: string): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((one) => statementsOf(one, file));
  if (!isRecord(value)) return [];
  if (value.predicateType !== undefined) return [value];
  if (typeof value.payload === 'string')
    return statementsIn(Buffer.from(value.payload, 'base64').toString('utf8'), file);
  return statementsOf([value.dsseEnvelope, memberOf(value.verificationResult, 'statement')], file);
}
