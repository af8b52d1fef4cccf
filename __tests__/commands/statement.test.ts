import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BundleCheck } from '../../schemas/types/verify.ts';
import { verify } from '../../src/commands/replay.ts';
import { UserError } from '../../src/errors.ts';
import { predicateOf } from '../../src/io/bundle/predicate.ts';
import { schemaAddress } from '../../src/io/shipped.ts';
import { type AskingPlace, openAsking, question } from '../support/asking-place.ts';

let place: AskingPlace;
let statement: Readonly<Record<string, unknown>>;
beforeEach(async () => {
  place = await openAsking();
  place.rubric({ polite: question('Polite?') });
  place.results({ output: 'fine' }, { output: 'rude' });
  const { decision, evidence } = await place.gate({ out: 'bundle' });
  const predicate = predicateOf(Buffer.from(place.read('bundle/manifest.json')), decision, evidence);
  const sha256 = predicate.bundle.replace('sha256:', '');
  const subject = [{ name: 'manifest.json', digest: { sha256 } }];
  const predicateType = schemaAddress('decision-predicate');
  statement = JSON.parse(
    JSON.stringify({ _type: 'https://in-toto.io/Statement/v1', subject, predicateType, predicate }),
  );
});
afterEach(() => place.remove());

const check = async (text: string) => {
  place.write('statement.json', text);
  const { text: json, exitCode } = await verify(['bundle', '--statement', 'statement.json', '--json'], {
    root: place.root,
    env: {},
  });
  const found = (JSON.parse(json) as BundleCheck).steps.find(({ step }) => step === 'statement');
  return [exitCode, (found?.differences ?? []).map(({ place: at }) => at)];
};

const envelope = (of: unknown) => ({ payload: Buffer.from(JSON.stringify(of)).toString('base64') });
const other = () => ({ ...statement, predicateType: 'https://slsa.dev/provenance/v1' });

test.each([
  ['bare', () => JSON.stringify(statement, null, 2)],
  ['in an envelope', () => JSON.stringify(envelope(statement))],
  ['in a signature bundle', () => JSON.stringify({ dsseEnvelope: envelope(statement) })],
  ['as `gh attestation verify` prints it', () => JSON.stringify([{ verificationResult: { statement } }])],
  [
    'after another, as JSON Lines',
    () => [other(), statement].map((one) => JSON.stringify({ dsseEnvelope: envelope(one) })).join('\n'),
  ],
])('a statement %s verifies', async (_, text) => {
  expect(await check(text())).toEqual([0, []]);
});

test.each([
  ['another subject', () => ({ subject: [{ digest: { sha256: 'a'.repeat(64) } }] }), ['subject']],
  ['no subject', () => ({ subject: 'manifest.json' }), ['subject']],
  ['another form', () => ({ _type: 'https://in-toto.io/Statement/v0.1' }), ['_type']],
  [
    'a milder threshold',
    () => ({ predicate: { ...(statement.predicate as object), exit_code: 1 } }),
    ['predicate exit_code'],
  ],
])('%s does not', async (_, change, places) => {
  expect(await check(JSON.stringify({ ...statement, ...change() }))).toEqual([1, places]);
});

test.each([
  ['whose decision is damaged', 'decision.json', '{}'],
  ['whose gate.json is damaged', 'gate.json', 'null'],
])('a statement about a bundle %s is not compared with it', async (_, file, text) => {
  place.write(`bundle/${file}`, text);
  expect(await check(JSON.stringify(statement))).toEqual([1, []]);
});

test.each([
  ['of another type', () => JSON.stringify(other()), 'no-statement'],
  ['that is no JSON', () => 'signed!', 'bad-json'],
  ['that is empty', () => '{}', 'no-statement'],
])('a statement %s is refused', async (_, text, code) => {
  const error = await check(text()).catch((thrown: unknown) => thrown);
  expect(error instanceof UserError && error.problems[0]?.code).toBe(code);
});
