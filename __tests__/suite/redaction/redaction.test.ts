import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, type RedactionRules, startRedaction } from '../../../src/suite/redaction/redaction.ts';

const SECRET = 's3cr+t/value?"of"ours';
const JWT = `${'eyJ'}hbGciOiJIUzI1NiJ9.${'eyJ'}zdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJl`;
const TOKEN = `${'ghp_'}${'a1B2c3'.repeat(6)}`;

/** What writers of JSON escape, in one secret. */
const ODD = 'pa"ss/w\\\u00f6rd<&\u{1f600}x';

function inAscii(json: string, spell = (hex: string) => hex): string {
  return json.replace(/[^ -~]/g, (unit) => `\\u${spell(unit.charCodeAt(0).toString(16).padStart(4, '0'))}`);
}

function start(rules: Partial<RedactionRules>) {
  return startRedaction({ ...DEFAULT_RULES, ...rules });
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('replaces a registered secret (I86)', () => {
  test.each([
    ['as it is', SECRET],
    ['in base64', base64(SECRET)],
    ['in base64 behind one more byte', base64(`:${SECRET}`)],
    ['in base64 of a user and a password', base64(`me:${SECRET}:x`)],
    ['in base64url', Buffer.from(SECRET).toString('base64url')],
    ['percent-encoded', encodeURIComponent(SECRET)],
    ['percent-encoded in lower case', encodeURIComponent(SECRET).toLowerCase()],
    ['in JSON within a text', JSON.stringify({ inner: SECRET })],
  ])('%s', (_, form) => {
    const { text, mayHold, value, counts } = start({ secrets: [SECRET], shapes: false });
    expect(text(`before ${form} after`)).toMatch(/^before .{0,12}\[redacted: secret\].{0,6} after$/);
    expect(mayHold(JSON.stringify({ note: form }))).toBe(true);
    expect(JSON.stringify(value({ note: form }))).toContain('[redacted: secret]');
    expect(counts()).toEqual({ secret: 1 });
  });

  test.each<{ name: string; write: (json: string) => string }>([
    { name: 'as it is', write: (json) => json },
    { name: 'in plain ASCII', write: inAscii },
    { name: 'in plain ASCII, in capitals', write: (json) => inAscii(json, (hex) => hex.toUpperCase()) },
    { name: 'with slashes', write: (json) => json.replaceAll('/', '\\/') },
    { name: 'with slashes, in plain ASCII', write: (json) => inAscii(json.replaceAll('/', '\\/')) },
    { name: 'for pages', write: (json) => json.replaceAll('<', '\\u003c').replaceAll('&', '\\u0026') },
  ])('in JSON and in JSON within it, $name', ({ write }) => {
    const { text, mayHold } = start({ secrets: [ODD], shapes: false });
    const inner = write(JSON.stringify({ inner: ODD }));
    const outer = write(JSON.stringify({ outer: inner }));
    expect(JSON.parse(text(inner))).toEqual({ inner: '[redacted: secret]' });
    expect(JSON.parse(JSON.parse(text(outer)).outer)).toEqual({ inner: '[redacted: secret]' });
    expect(mayHold(JSON.stringify({ note: inner })) && mayHold(JSON.stringify({ note: outer }))).toBe(true);
  });

  test.each([
    { name: 'JavaScript', form: "p!a(s)s*w~o'r%20d%2F%3D%C3%B6" },
    { name: 'Go', form: 'p%21a%28s%29s%2Aw~o%27r+d%2F%3D%C3%B6' },
    { name: 'Python', form: 'p%21a%28s%29s%2Aw~o%27r%20d/%3D%C3%B6' },
    { name: 'Java', form: 'p%21a%28s%29s*w%7Eo%27r+d%2F%3D%C3%B6' },
    { name: 'an HTTP client', form: "p!a(s)s*w~o'r%20d/=%c3%b6" },
  ])('in a URL, as $name writes it', ({ form }) => {
    const { text, mayHold } = start({ secrets: ["p!a(s)s*w~o'r d/=ö"], shapes: false });
    expect(text(`?key=${form}&page=2`)).toBe('?key=[redacted: secret]&page=2');
    expect(mayHold(JSON.stringify({ url: form }))).toBe(true);
  });

  test.each([
    ['a blank', ` ${SECRET} `],
    ['a tab', `\t${SECRET}`],
    ['a line end', `${SECRET}\r\n`],
  ])('with or without %s at its end', (_, secret) => {
    const { text, mayHold } = start({ secrets: [secret], shapes: false });
    expect([text(`<${secret}>`), text(`<${SECRET}>`)]).toEqual(['<[redacted: secret]>', '<[redacted: secret]>']);
    expect(mayHold(JSON.stringify({ note: SECRET }))).toBe(true);
  });

  test('line by line', () => {
    const lines = ['first line of the secret', 'second line of the secret'];
    const { text } = start({ secrets: [lines.join('\n')] });
    expect(lines.map(text)).toEqual(['[redacted: secret]', '[redacted: secret]']);
  });

  test('by a line of 20 characters, and by no shorter one', () => {
    const [long, short] = ['a line of 20 letters', 'one of 19 letters..'];
    const { text } = start({ secrets: [`${long}\n${short}`], shapes: false });
    expect([text(long), text(short)]).toEqual(['[redacted: secret]', short]);
  });

  test.each([[['hunter2', 'hunter2-and-more']], [['hunter2-and-more', 'hunter2']]])(
    'whole where another begins it',
    (secrets) => {
      const { text } = start({ secrets, shapes: false });
      expect(text('a hunter2-and-more b')).toBe('a [redacted: secret] b');
    },
  );

  test('that is a number', () => {
    const { value, mayHold } = start({ secrets: ['48151623'] });
    expect(mayHold('{"pin":48151623}')).toBe(true);
    expect(value({ pin: 48151623, other: 7 })).toEqual({ pin: '[redacted: secret]', other: 7 });
  });

  test('without letters and digits, at the price of looking at every record', () => {
    const { text, mayHold } = start({ secrets: ['!?&$%()='] });
    expect(mayHold('{}')).toBe(true);
    expect(text('a !?&$%()= b')).toBe('a [redacted: secret] b');
  });

  test('unless it is so short that it stands in ordinary words', () => {
    const { text } = start({ secrets: ['', 'a', 'agent'] });
    expect(text('an agent')).toBe('an agent');
  });
});

test.each([
  { name: 'a letter of a short secret', secret: 'hunter2xyz', raw: '{"a":"\\u0068unter2xyz"}' },
  { name: 'a digit, in capitals', secret: 'hunter2-xyz', raw: '{"a":"hunter2\\u002Dxyz"}' },
  { name: 'a letter of a number', secret: '48151623', raw: '{"a":"4815\\u0031623"}' },
  { name: 'a letter of a long secret', secret: 'correct-horse-battery', raw: '{"a":"correct-\\u0068orse-battery"}' },
])('sees what may be a registered secret behind an escape: $name', ({ secret, raw }) => {
  for (const shapes of [true, false]) {
    const { mayHold, value } = start({ secrets: [secret], shapes });
    expect(value(JSON.parse(raw))).toEqual({ a: '[redacted: secret]' });
    expect(mayHold(raw)).toBe(true);
  }
});

test.each([
  { name: 'as Python writes a character', raw: String.raw`{"a":"{'b': '\\x68unter2xyz'}"}`, held: true },
  { name: 'as Python writes any character', raw: String.raw`{"a":"{'b': '\\U00000068unter2xyz'}"}`, held: true },
  { name: 'quotes and angle brackets', raw: String.raw`{"a":"\u0022\u003cb\u003e\u0026"}`, held: false },
  { name: 'other languages', raw: String.raw`{"a":"caf\u00e9 \u4e2d"}`, held: false },
])('looks closer at escapes that can be part of a secret only: $name', ({ raw, held }) => {
  expect(start({ secrets: ['hunter2xyz'], shapes: false }).mayHold(raw)).toBe(held);
  expect(start({ shapes: false }).mayHold(raw)).toBe(false);
});

test('looks for nothing where nothing is to be replaced', () => {
  const { mayHold, text } = start({ shapes: false });
  expect(mayHold(`{"token":"${TOKEN}"}`)).toBe(false);
  expect(text(TOKEN)).toBe(TOKEN);
});

test('replaces in lists, nested objects and keys, and keeps two keys apart that become one', () => {
  const { value } = start({});
  const other = TOKEN.replace('a1', 'z9');
  expect(value({ list: [1, null, true, { deep: TOKEN }], [TOKEN]: 1, [other]: 2 })).toEqual({
    list: [1, null, true, { deep: '[redacted: github-token]' }],
    '[redacted: github-token]': 1,
    '[redacted: github-token]#2': 2,
  });
});

// Looking from 2 on for each of them would take minutes.
test('numbers many keys that become one, and passes over a name that is taken', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => [`ghp_${String(index).padStart(36, 'a')}`, index] as const);
  const found = start({}).value(Object.fromEntries([['[redacted: github-token]#3', 'own'], ...keys])) as object;
  expect(Object.entries(found)).toHaveLength(20_001);
  expect(found).toMatchObject({ '[redacted: github-token]#2': 1, '[redacted: github-token]#3': 'own' });
  expect(Object.keys(found).at(-1)).toBe('[redacted: github-token]#20001');
});

test('knows by its key what a value is', () => {
  const { value } = start({});
  const found = value({
    authorization: `Basic ${base64('user:password-1234')}`,
    secretAccessKey: 'aB3/'.repeat(10),
    secret_plan: 'tea',
  });
  expect(found).toEqual({
    authorization: 'Basic [redacted: authorization]',
    secretAccessKey: '[redacted: aws-secret-key]',
    secret_plan: 'tea',
  });
});

const BASIC = `Basic ${base64('user:password-1234')}`;
const KEPT = 'Basic [redacted: authorization]';
const AWS_KEY = 'aB3/'.repeat(10);

describe('knows by a name that stands elsewhere what a value is', () => {
  test.each<{ name: string; recorded: unknown; found: unknown }>([
    { name: 'a list of values', recorded: { Authorization: [BASIC] }, found: { Authorization: [KEPT] } },
    {
      name: 'an archive of requests',
      recorded: [{ name: 'Authorization', value: BASIC }],
      found: [{ name: 'Authorization', value: KEPT }],
    },
    {
      name: 'the value first, and far away',
      recorded: { value: BASIC, comment: 'x '.repeat(100), header: 'proxy-authorization' },
      found: { value: KEPT, comment: 'x '.repeat(100), header: 'proxy-authorization' },
    },
    { name: 'pairs', recorded: [['authorization', BASIC]], found: [['authorization', KEPT]] },
    { name: 'names and values in turn', recorded: ['Authorization', BASIC], found: ['Authorization', KEPT] },
    {
      name: 'an attribute of a span',
      recorded: {
        key: 'http.request.header.authorization',
        value: { arrayValue: { values: [{ stringValue: BASIC }] } },
      },
      found: { key: 'http.request.header.authorization', value: { arrayValue: { values: [{ stringValue: KEPT }] } } },
    },
    {
      name: 'a setting',
      recorded: { key: 'SecretAccessKey', value: AWS_KEY },
      found: { key: 'SecretAccessKey', value: '[redacted: aws-secret-key]' },
    },
    {
      name: 'a token without a digit',
      recorded: [{ name: 'Authorization', value: `Bearer ${'abcdefgh'.repeat(4)}` }],
      found: [{ name: 'Authorization', value: 'Bearer [redacted: authorization]' }],
    },
    {
      name: 'a name that tells nothing of what stands beside it',
      recorded: [
        { name: 'get_secret_key', args: { commit: 'a1b2'.repeat(10) } },
        { name: 'Accept', value: BASIC },
      ],
      found: [
        { name: 'get_secret_key', args: { commit: 'a1b2'.repeat(10) } },
        { name: 'Accept', value: BASIC },
      ],
    },
    {
      name: 'texts that speak of private keys',
      recorded: [`-----BEGIN ${'PRIVATE'} KEY----- is how one begins`, 'it does', 7],
      found: [`-----BEGIN ${'PRIVATE'} KEY----- is how one begins`, 'it does', 7],
    },
  ])('$name', ({ recorded, found }) => {
    const { value, mayHold } = start({});
    expect(value(recorded)).toEqual(found);
    expect(value(found)).toEqual(found);
    if (JSON.stringify(recorded) === JSON.stringify(found)) return;
    expect(mayHold(JSON.stringify(recorded))).toBe(true);
    expect(mayHold(JSON.stringify(recorded, null, 100))).toBe(true);
  });
});

test('keeps a key that is called __proto__ an ordinary one', () => {
  const { value } = start({});
  const found = value(JSON.parse(`{"__proto__": "${TOKEN}"}`)) as object;
  expect(Object.entries(found)).toEqual([['__proto__', '[redacted: github-token]']]);
});

test('counts by shape, in alphabetical order', () => {
  const redaction = start({ secrets: [SECRET] });
  redaction.value([`${JWT} ${TOKEN}`, { [TOKEN]: SECRET }]);
  redaction.text(TOKEN);
  expect(Object.entries(redaction.counts())).toEqual([
    ['github-token', 2],
    ['jwt', 1],
    ['secret', 1],
  ]);
});

test('does not replace within what stands for a secret already', () => {
  const { text } = start({ secrets: ['redacted', 'github', 'secret'] });
  expect(text('[redacted: github-token] of github')).toBe('[redacted: github-token] of [redacted: secret]');
});

test('what was replaced, hashed and dropped once stays as it is', () => {
  const leaf = fc.oneof(fc.constantFrom(TOKEN, JWT, SECRET, base64(SECRET), 'tea'), fc.string(), fc.integer());
  const record = fc.dictionary(fc.constantFrom('a', 'b', 'c', TOKEN, 'authorization'), fc.oneof(leaf, fc.array(leaf)));
  const { value, facts } = start({ secrets: [SECRET, 'secret: '], hash: ['a', 'c.d'], drop: ['b'] });
  const redact = (before: unknown): unknown => facts(value(before));
  fc.assert(
    fc.property(record, (before) => {
      const once = redact(before);
      expect(redact(once)).toEqual(once);
    }),
  );
});
