import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { loadRubricTest } from '../../src/scoring/testing/rubric-test.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { editorMarks } from '../support/editor-check.ts';
import { mistakesIn } from '../support/mistakes-in.ts';

type Kind = 'policy' | 'mapping' | 'rubric-test' | 'rubric';
type Written = Readonly<Record<string, unknown>>;

const READERS: Readonly<Record<Kind, (file: string, text: string) => unknown>> = {
  policy: readPolicy,
  mapping: loadMapping,
  'rubric-test': (file, text) => loadRubricTest(file, text, null),
  rubric: loadRubric,
};

const WAIVER = { metric: 'TCR', ceiling: 0.1, reason: 'r', owner: 'o', expires: '2027-01-31' };
const without = (key: string) => Object.fromEntries(Object.entries(WAIVER).filter(([name]) => name !== key));
const ofWaiver = (waiver: unknown) => ({ waivers: [waiver] });
const ofScenario = (scenario: unknown) => ({ mapping: 'm', scenario });
const ofFact = (name: string) => ({ mapping: 'm', scenario: '$.id', facts: { [name]: '$.a' } });
const ARCHIVE = { record: 'header.json', each: 'samples/*.json' };
const ofGathered = (keys: object) => ({ mapping: 'm', scenario: '$.id', gather: { by: '$.id' }, ...keys });
const ofTrial = (trial: unknown) => ({ rubric: 'r', cases: [{ name: 'c', trial, expect: { score: 1 } }] });

describe('what an editor marks and the reader of the file refuses, once', () => {
  test.each<{ name: string; kind: Kind; written: Written }>([
    { name: 'a waiver for nothing', kind: 'policy', written: ofWaiver(without('metric')) },
    { name: 'a waiver for two things', kind: 'policy', written: ofWaiver({ ...WAIVER, scenario: 's' }) },
    { name: 'a waiver without a ceiling', kind: 'policy', written: ofWaiver(without('ceiling')) },
    { name: 'a label that is not named', kind: 'policy', written: { relaxation: { effect: 'label' } } },
    { name: 'a label that nobody asks for', kind: 'policy', written: { relaxation: { label: 'ok' } } },
    { name: 'a tolerance of everything', kind: 'policy', written: { gate: { metrics: { TCR: { tolerance: 1 } } } } },
    { name: 'a fact that is needed, dropped', kind: 'policy', written: { redact: { drop: ['error.message'] } } },
    { name: 'a fact that is needed, hashed', kind: 'policy', written: { redact: { hash: ['scenario'] } } },
    { name: 'a value without a source', kind: 'mapping', written: ofScenario({ parse: 'json' }) },
    { name: 'a value of two sources', kind: 'mapping', written: ofScenario({ select: '$.id', const: 1 }) },
    { name: '`take` of what is not selected', kind: 'mapping', written: ofScenario({ const: 1, take: 'last' }) },
    { name: 'a selector without `$`', kind: 'mapping', written: ofScenario('id') },
    { name: 'a fact that has a part of its own', kind: 'mapping', written: ofFact('usage.cost_usd') },
    { name: 'a fact that no data have', kind: 'mapping', written: ofFact('a.constructor') },
    { name: 'pieces that are gathered, of a list', kind: 'mapping', written: ofGathered({ each: '$.items[*]' }) },
    { name: 'pieces that are gathered, of an archive', kind: 'mapping', written: ofGathered({ archive: ARCHIVE }) },
    { name: 'a family that is a list', kind: 'rubric-test', written: ofTrial({ family: ['a'] }) },
    { name: "answers that are the gate's", kind: 'rubric-test', written: ofTrial({ $answers: {} }) },
    { name: 'a step of an unknown type', kind: 'rubric-test', written: ofTrial({ trace: [{ type: 'x' }] }) },
    { name: 'a call without a tool', kind: 'rubric-test', written: ofTrial({ trace: [{ type: 'tool_call' }] }) },
    { name: 'an amount that is none', kind: 'rubric-test', written: ofTrial({ usage: { cost_usd: -1 } }) },
    { name: 'an error without a message', kind: 'rubric-test', written: ofTrial({ error: { kind: 'agent' } }) },
  ])('$kind: $name', ({ kind, written }) => {
    expect(editorMarks(kind, written)).not.toEqual([]);
    expect(problemsOf(kind, JSON.stringify(written))).toHaveLength(1);
  });
});

test.each(['$.input.email', "input['name']"])('a path that can never hit is marked: %s', (path) => {
  expect(editorMarks('policy', { redact: { drop: [path] } })).not.toEqual([]);
});

describe('what is read without a problem is not marked', () => {
  test.each<{ name: string; kind: Kind; written: Written }>([
    {
      name: 'a waiver for a scenario that may vanish',
      kind: 'policy',
      written: ofWaiver({ ...without('metric'), scenario: 's' }),
    },
    { name: 'a label that is asked for', kind: 'policy', written: { relaxation: { effect: 'label', label: 'ok' } } },
    { name: 'a fact that is named like a needed one', kind: 'policy', written: { redact: { drop: ['errors'] } } },
    { name: 'a value with steps', kind: 'mapping', written: ofScenario({ select: '$.id', take: 'last', slug: true }) },
    { name: 'a fact named like a part', kind: 'mapping', written: ofFact('input.trace') },
    { name: 'a trial without a scenario', kind: 'rubric-test', written: ofTrial({ trace: null, mood: 'good' }) },
  ])('$kind: $name', ({ kind, written }) => {
    expect(problemsOf(kind, JSON.stringify(written))).toEqual([]);
    expect(editorMarks(kind, written)).toEqual([]);
  });

  const texts = ['rubrics', 'mappings', 'examples', 'docs', 'bench', '__tests__'].flatMap(textsBelow);

  test.each<{ kind: Kind; atLeast: number }>([
    { kind: 'policy', atLeast: 4 },
    { kind: 'mapping', atLeast: 9 },
    { kind: 'rubric-test', atLeast: 40 },
    { kind: 'rubric', atLeast: 45 },
  ])('every $kind of this repository and its pages', ({ kind, atLeast }) => {
    const accepted = texts.filter((one) => one.kind === kind && problemsOf(kind, one.text).length === 0);
    expect(accepted.length).toBeGreaterThanOrEqual(atLeast);
    const marked = accepted.map(({ file, text }) => ({ file, marks: editorMarks(kind, parse(text)) }));
    expect(marked.filter(({ marks }) => marks.length > 0)).toEqual([]);
  });
});

interface Text {
  readonly file: string;
  readonly text: string;
  readonly kind: Kind | undefined;
}

/** The files of a folder that people write, and the blocks of its pages. */
function textsBelow(folder: string): readonly Text[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  return files.flatMap((file) => {
    const isPage = file.endsWith('.md');
    if (!isPage && !file.endsWith('.yml')) return [];
    const text = readFileSync(file, 'utf8');
    const texts = isPage ? [...text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block) : [text];
    return texts.map((one) => ({ file, text: one, kind: kindOf(one) }));
  });
}

/** By the keys that each of them has to have, or that only a policy has. */
function kindOf(text: string): Kind | undefined {
  if (/^cases:/m.test(text)) return 'rubric-test';
  if (/^mapping:/m.test(text)) return 'mapping';
  if (/^(?:rubric|meta):/m.test(text)) return 'rubric';
  return /^(?:gate|waivers|redact|relaxation):/m.test(text) ? 'policy' : undefined;
}

function problemsOf(kind: Kind, text: string): readonly unknown[] {
  return mistakesIn(() => READERS[kind]('file.yml', text));
}
