import type { Decision } from '../../schemas/types/decision.ts';
import type { GateDocument } from '../../schemas/types/gate.ts';
import type { BundleCheck, CheckStep, Difference } from '../../schemas/types/verify.ts';
import { isRecord, jsonDifferences, memberOf } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import { UserError, valueOr } from '../errors.ts';
import { MANIFEST_FILE } from '../io/bundle/format.ts';
import { PREDICATE_FILE, predicateOf } from '../io/bundle/predicate.ts';
import { type BundleFiles, openBundle, openBundleFiles } from '../io/bundle/read.ts';
import { readText } from '../io/files.ts';
import { productVersion, schemaAddress } from '../io/shipped.ts';
import { safeJson } from '../reporting/json-document.ts';
import { renderVerify, stepOf } from '../reporting/verify.ts';
import { parseRecord } from '../suite/reading/parse-json.ts';
import { type Command, FLAG, PATH, parseWords } from './command.ts';
import { replayBundle } from './replay.ts';
import { checkOf, onlyBundle, verifyBundle } from './verify.ts';

/** `agent-gate verify`. With a statement, the bundle also has to replay to what that says. */
export const verify: Command = (words, { root, paint }) => {
  const { values, positionals } = parseWords(words, { json: FLAG, statement: PATH }, { positionals: true });
  const files = openBundleFiles(onlyBundle(positionals), root);
  const { statement } = values;
  const version = productVersion();
  const checked =
    statement === undefined ? verifyBundle(files, version) : verifyStatement(files, version, statement, root);
  return { text: values.json ? safeJson(checked) : renderVerify(checked, paint), exitCode: checked.same ? 0 : 1 };
};

const IN_TOTO = 'https://in-toto.io/Statement/v1';
/** Largest file of statements. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Replays a bundle, and compares it with a statement: its subject is the bundle's manifest, and its predicate what the bundle says.
 * @throws UserError if it is not a bundle, or if the file has no statement about a decision
 */
export function verifyStatement(files: BundleFiles, version: string, file: string, root: string): BundleCheck {
  const replayed = replayBundle(files, version);
  const { manifest } = openBundle(files.label, files.read);
  return checkOf(files, manifest, version, [...replayed.steps, checkStatement(files, file, root)]);
}

function checkStatement(files: BundleFiles, file: string, root: string): CheckStep {
  const type = schemaAddress('decision-predicate');
  const manifest = must(files.read(MANIFEST_FILE), 'the manifest of a bundle');
  const parsed = (name: string): unknown => parseRecord(new TextDecoder().decode(files.read(name)), { file: name });
  const expected = valueOr(null, () => {
    const { evidence = {} } = parsed('gate.json') as GateDocument;
    return JSON.parse(JSON.stringify(predicateOf(manifest, parsed('decision.json') as Decision, evidence))) as object;
  });
  const statements = statementsIn(readText(file, root, { outside: true, maxBytes: MAX_BYTES }), file);
  const ofDecisions = statements.filter(({ predicateType }) => predicateType === type);
  const digest = String(memberOf(expected, 'bundle') ?? '').slice('sha256:'.length);
  const isAbout = ({ subject }: Statement) => subjectsOf(subject).includes(digest);
  const statement = ofDecisions.find(isAbout) ?? ofDecisions[0];
  if (statement === undefined) throw noStatement(file, type);
  const { _type, subject, predicate } = statement;
  const differences: readonly Difference[] = [
    ...(_type === IN_TOTO ? [] : [{ file, place: '_type', expected: IN_TOTO, found: String(_type) }]),
    ...(isAbout(statement)
      ? []
      : [{ file, place: 'subject', expected: digest, found: subjectsOf(subject).join(', ') || 'no SHA-256' }]),
    ...jsonDifferences(expected, predicate).map((difference) => {
      return { file, ...difference, place: `predicate ${difference.place}` };
    }),
  ];
  return stepOf(
    'statement',
    `${PREDICATE_FILE}, made again, against the statement; its signature is not checked here`,
    differences,
  );
}

/** An in-toto statement, as far as it is read. */
interface Statement {
  readonly _type?: unknown;
  readonly subject?: unknown;
  readonly predicateType: unknown;
  readonly predicate?: unknown;
}

/** The SHA-256 digests of a statement's subjects. */
function subjectsOf(subject: unknown): readonly string[] {
  return (Array.isArray(subject) ? subject : []).flatMap((one) => {
    const digest = memberOf(memberOf(one, 'digest'), 'sha256');
    return typeof digest === 'string' ? [digest] : [];
  });
}

/** The statements of a file: bare, in the envelope of a signature bundle, or as `gh attestation verify` prints them; JSON or JSON Lines. */
function statementsIn(text: string, file: string): readonly Statement[] {
  const whole = valueOr(undefined, () => parseRecord(text, { file }));
  if (whole !== undefined) return statementsOf(whole, file);
  const lines = text.split('\n').map((line, index) => ({ line, where: { file, line: index + 1 } }));
  return lines.flatMap(({ line, where }) => (line.trim() === '' ? [] : statementsOf(parseRecord(line, where), file)));
}

function statementsOf(value: unknown, file: string): readonly Statement[] {
  if (Array.isArray(value)) return value.flatMap((one) => statementsOf(one, file));
  if (!isRecord(value)) return [];
  if (value.predicateType !== undefined) return [{ predicateType: value.predicateType, ...value }];
  const { payload } = value;
  if (typeof payload === 'string')
    return statementsOf(parseRecord(Buffer.from(payload, 'base64').toString('utf8'), { file }), file);
  const wrapped = [value.dsseEnvelope, memberOf(value.verificationResult, 'statement')];
  return wrapped.flatMap((one) => statementsOf(one, file));
}

function noStatement(file: string, type: string): UserError {
  return new UserError({
    code: 'no-statement',
    what: 'the file holds no statement about a decision',
    where: { file },
    expected: `an in-toto statement with the predicate type ${type}`,
    fix: 'Name the output of `gh attestation verify --format json`, or a downloaded attestation',
  });
}
