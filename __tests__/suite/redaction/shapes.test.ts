import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, startRedaction } from '../../../src/suite/redaction/redaction.ts';
import { SECRET_SHAPES } from '../../../src/suite/redaction/shapes.ts';
import { SECRET_EXAMPLES } from '../../support/secret-examples.ts';

const { text, value, mayHold } = startRedaction(DEFAULT_RULES);
const chars = (count: number): string => 'aB3dE5gH7j'.repeat(20).slice(0, count);

test('every shape has an example', () => {
  expect(SECRET_EXAMPLES.map(({ name }) => name)).toEqual(SECRET_SHAPES.map(({ name }) => name));
});

test.each(SECRET_EXAMPLES)('replaces the example of $name, whatever stands around it', ({ name, example }) => {
  for (const [before, after] of [
    ['', ''],
    ['key: ', ', next'],
    ['"', '"'],
    ['line\\n', '\\nline'],
    ['(', ')'],
  ]) {
    const cleaned = text(`${before}${example}${after}`);
    expect(cleaned).toContain(`[redacted: ${name}]`);
    // Of a URL only the password goes.
    expect(cleaned).not.toContain(/:([^:@/]+)@/.exec(example)?.[1] ?? example.slice(-12));
    expect(cleaned.startsWith(before ?? '')).toBe(true);
  }
});

describe('replaces', () => {
  test.each([
    ['a GitHub token of every kind', `${'gho_'}${chars(36)} ${'ghu_'}${chars(36)} ${'ghr_'}${chars(76)}`, 3],
    ['a server token of the longer form', `${'ghs_'}123456_${'eyJ'}${chars(30)}.${chars(40)}.${chars(43)}`, 1],
    ['a fine-grained GitHub token', `${'github_pat_'}${chars(22)}_${chars(59)}`, 1],
    ['a GitHub token inside of a URL', `https://x-access-token:${'ghp_'}${chars(36)}@github.com/a/b`, 1],
    ['a temporary AWS key', `${'ASIA'}${'ABCD'.repeat(4)}`, 1],
    ['an AWS secret of an environment', `export AWS_SECRET_ACCESS_KEY=${chars(40)}`, 1],
    ['an AWS secret in JSON in a text', `{\\"secretAccessKey\\": \\"${chars(40)}\\"}`, 1],
    ['a Slack app token', `${'xapp-'}1-A0B1C2D3E4F-1234567890`, 1],
    ['a restricted Stripe key', `${'rk_live_'}${chars(24)}`, 1],
    ['an OpenAI key of the old form', `${'sk-'}${chars(48)}`, 1],
    ['an OpenAI service account', `${'sk-'}svcacct-${chars(60)}`, 1],
    ['a key without its end', `-----BEGIN ${'PRIVATE'} KEY-----\n${chars(64)}\n${chars(20)}`, 1],
    [
      'an encrypted key',
      `-----BEGIN ${'RSA PRIVATE'} KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,${'0A1B'.repeat(8)}\n\n${chars(64)}\n-----END ${'RSA PRIVATE'} KEY-----`,
      1,
    ],
    ['an unsigned web token', `${'eyJ'}hbGciOiJub25lIn0.${'eyJ'}${chars(30)}.`, 1],
    ['a header of curl', `-H "authorization: bearer ${chars(24)}"`, 1],
    ['basic credentials', `Authorization: Basic ${chars(24)}=`, 1],
  ])('%s', (_, secret, times) => {
    expect(text(`x ${secret} y`).match(/\[redacted: /g)).toHaveLength(times);
    expect(text(`x ${secret} y`)).not.toContain(chars(16));
  });
});

test.each([
  {
    shape: 'a web token, second part',
    secret: (count: number) => `${'eyJ'}${chars(12)}.${'eyJ'}${chars(count)}.`,
    least: 17,
  },
  {
    shape: 'a web token, first part',
    secret: (count: number) => `${'eyJ'}${chars(count)}.${'eyJ'}${chars(30)}.`,
    least: 10,
  },
  { shape: 'a GitHub token', secret: (count: number) => `${'ghp_'}${chars(count)}`, least: 36 },
  { shape: 'a fine-grained GitHub token', secret: (count: number) => `${'github_pat_'}${chars(count)}`, least: 22 },
  { shape: 'an AWS key', secret: (count: number) => `${'AKIA'}${'AB3D'.repeat(9).slice(0, count)}`, least: 16 },
  { shape: 'an AWS secret', secret: (count: number) => `secret_key=${chars(count)}`, least: 40 },
  { shape: 'a Google key', secret: (count: number) => `${'AIza'}${chars(count)}`, least: 35 },
  { shape: 'a Slack token', secret: (count: number) => `${'xoxb-'}${chars(count)}`, least: 15 },
  { shape: 'a Stripe key', secret: (count: number) => `${'sk_live_'}${chars(count)}`, least: 16 },
  { shape: 'an Anthropic key', secret: (count: number) => `${'sk-ant-'}${chars(count)}`, least: 20 },
  { shape: 'an OpenAI key', secret: (count: number) => `${'sk-'}${chars(count)}`, least: 32 },
  { shape: 'an OpenAI key of a project', secret: (count: number) => `${'sk-'}proj-${chars(count)}`, least: 20 },
  { shape: 'an npm token', secret: (count: number) => `${'npm_'}${chars(count)}`, least: 36 },
  { shape: 'a PyPI token', secret: (count: number) => `${'pypi-AgE'}${chars(count)}`, least: 30 },
  { shape: 'an Azure signature', secret: (count: number) => `?sig=${chars(count)}`, least: 40 },
  { shape: 'a bearer', secret: (count: number) => `Bearer ${chars(count)}`, least: 20 },
])('replaces $shape from $least characters on', ({ secret, least }) => {
  expect(text(secret(least))).toContain('[redacted: ');
  expect(text(secret(least - 1))).toBe(secret(least - 1));
});

describe('of a URL only the password goes', () => {
  test.each([
    ['postgres://app:s3cr3t!x@db:5432/a?x=1', 'postgres://app:[redacted: url-password]@db:5432/a?x=1'],
    ['see redis://:pa55@cache/0, then', 'see redis://:[redacted: url-password]@cache/0, then'],
    ['https://me:a:b:c@host.example', 'https://me:[redacted: url-password]@host.example'],
  ])('%s', (written, left) => {
    expect(text(written)).toBe(left);
    expect(mayHold(JSON.stringify(written).replaceAll('/', String.raw`\/`))).toBe(true);
  });
});

test('a value under the name of a cookie goes, short ones stay', () => {
  const headers = { 'Set-Cookie': `sid=${chars(30)}; Path=/`, Cookie: 'theme=dark' };
  expect(value({ headers: [{ name: 'cookie', value: `a=1; b=${chars(24)}` }], ...headers })).toEqual({
    headers: [{ name: 'cookie', value: '[redacted: cookie]' }],
    'Set-Cookie': '[redacted: cookie]',
    Cookie: 'theme=dark',
  });
});

/** A text as the first version of the list left it. */
function leftByFirstList(before: string): string {
  const first = SECRET_SHAPES.slice(
    0,
    SECRET_SHAPES.findIndex(({ name }) => name === 'nvidia-key'),
  );
  const once = (text: string): string =>
    first.reduce(
      (rest, { name, patterns }) =>
        patterns.reduce(
          (left, pattern) =>
            left.replace(pattern, (_, kept: unknown) => `${typeof kept === 'string' ? kept : ''}[redacted: ${name}]`),
          rest,
        ),
      text,
    );
  const after = once(before);
  return after === before ? after : leftByFirstList(after);
}

test('what an older list left of a stored text is redacted like the text itself', () => {
  fc.assert(
    fc.property(mixed, (before) => {
      expect(text(leftByFirstList(before))).toBe(text(before));
    }),
    { numRuns: 2000 },
  );
});

/** Words, hashes, UUIDs and base64 of short texts, as agents write them. */
const ordinary = fc.oneof(
  fc.lorem({ maxCount: 8 }),
  fc.stringMatching(/^[0-9a-f]{40}$/),
  fc.stringMatching(/^[0-9a-f]{64}$/),
  fc.uuid(),
  fc.string({ maxLength: 24 }).map((short) => Buffer.from(short).toString('base64')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.emailAddress(),
  fc.constantFrom(
    'hf_model',
    'xai-lab',
    'r8_x',
    'cookie: chocolate',
    'the cookie=1',
    'ratio 3:4@noon',
    'http://h:8080/a@b',
  ),
);

test('leaves prose, hashes, UUIDs, base64 of short texts, addresses and mail', () => {
  fc.assert(
    fc.property(fc.array(ordinary, { maxLength: 8 }), fc.constantFrom(' ', ', ', '\n', '": "'), (parts, between) => {
      const whole = parts.join(between);
      expect(text(whole)).toBe(whole);
    }),
    { numRuns: 2000 },
  );
});

describe('leaves', () => {
  test.each([
    [
      'placeholders of passwords',
      'https://user:password@host postgres://u:${PASS}@h mysql://u:<secret>@h ftp://u:xxxx@h',
    ],
    ['a port', 'http://localhost:8080/a@b and http://h:80?to=a@b.example'],
    ['cookies of a recipe', 'Cookies: internationalisation-of-recipes and more'],
    ['new prefixes alone', 'nvapi- hf_ glpat- gsk_ xai- r8_ sk-lf- lsv2_pt_ SG. dapi vcp_'],
    ['a Git SHA', '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d'],
    ['a UUID', '123e4567-e89b-12d3-a456-426614174000'],
    ['a hash', `sha256:${'0123456789abcdef'.repeat(4)}`],
    ['words with hyphens', 'a task-management-system-for-all-of-the-people, risk-ant-colony-optimisation-2024'],
    [
      'words with underscores',
      'laughs_and_highs_of_the_year_2024_and_of_the_year_before npm_config_registry_of_the_whole_organisation',
    ],
    ['prefixes alone', 'ghp_ sk- sk_live_ npm_ AKIA xoxb- eyJ pypi-AgE AIza ?sig= Bearer github_pat_'],
    [
      'a sentence about bearers',
      'The Bearer responsibilities-and-rights of 2024, bearer internationalisation-and-more',
    ],
    ['a sentence about private keys', `Files start with -----BEGIN ${'PRIVATE'} KEY----- and end with another line.`],
    ['a public key', `-----BEGIN PUBLIC KEY-----\n${chars(64)}\n-----END PUBLIC KEY-----`],
    ['a secret that is not one', 'secret key: see the vault; secret_key=hunter'],
    ['two dotted words', `eyJust.eyJournal.of.things ${'eyJ'}short.eyJ`],
    ['a short signature', 'https://a.example/?sig=abc123'],
    ['a long number', '12345678901234567890123456789012345678901234567890'],
    ['base64 of a picture', `data:image/png;base64,iVBORw0KGgo${chars(80)}`],
    ['a file path', '/home/runner/work/booking-assistant/booking-assistant/results/2024-11-21/run_12.jsonl'],
  ])('%s', (_, ordinary) => {
    expect(text(ordinary)).toBe(ordinary);
  });
});

/** Pieces of secrets and of what stands around them, brought together at random. */
const piece = fc.oneof(
  fc.constantFrom(
    ...SECRET_EXAMPLES.flatMap(({ example }) => [example, example.slice(0, 24)]),
    ...SECRET_SHAPES.map(({ hint }) => hint),
  ),
  fc.constantFrom(' ', '\n', '\\n', '"', '-', '_', '.', ':', '/', '[redacted: jwt]', 'Bearer ', 'secret_key=', 'eyJ'),
  fc.stringMatching(/^[A-Za-z0-9_-]{0,50}$/),
  fc.string(),
);
const mixed = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test('what was replaced once stays as it is', () => {
  fc.assert(
    fc.property(mixed, (before) => {
      const once = text(before);
      expect(text(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test('the quick look at a record misses nothing that would be replaced', () => {
  fc.assert(
    fc.property(mixed, (before) => {
      if (value(before) === before) return;
      expect(mayHold(before)).toBe(true);
      expect(mayHold(JSON.stringify({ output: before }))).toBe(true);
      expect(mayHold(JSON.stringify({ output: JSON.stringify({ inner: before }) }))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

/** Names that tell of values, and values, wherever they stand. */
const telling = fc.constantFrom(
  'Authorization',
  'authorization',
  'SECRET_ACCESS_KEY',
  'secretKey',
  'name',
  'value',
  'key',
);
const anySecret = fc.constantFrom(
  `Basic ${chars(30)}`,
  chars(40),
  `-----BEGIN ${'PRIVATE'} KEY-----`,
  `-----END ${'PRIVATE'} KEY-----`,
  'x '.repeat(60),
);
const recorded = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    telling,
    anySecret,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(telling, tie('value'), { maxKeys: 4 }),
  ),
})).value;

test('the quick look misses nothing that a name tells of', () => {
  fc.assert(
    fc.property(recorded, (before) => {
      const after = JSON.stringify(value(before));
      if (after === JSON.stringify(before)) return;
      expect(mayHold(JSON.stringify(before))).toBe(true);
      expect(mayHold(JSON.stringify(before, null, 40))).toBe(true);
      expect(JSON.stringify(value(JSON.parse(after)))).toBe(after);
    }),
    { numRuns: 2000 },
  );
});

test('the quick look sees what somebody wrote as escapes', () => {
  const token = `${'ghp_'}${chars(36)}`;
  const escaped = [...token].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join('');
  expect(mayHold(`{"output":"${escaped}"}`)).toBe(true);
  expect(mayHold(`{"output":"\\u0067${token.slice(1)}"}`)).toBe(true);
});

test('the quick look passes over ordinary records', () => {
  const trial = { scenario: 'book-1', output: 'Booked at https://meet.example/162122080.', hash: 'a1b2'.repeat(16) };
  expect(mayHold(JSON.stringify({ ...trial, booking_confirmed_by_the_attendee: true, note: 'é'.repeat(40) }))).toBe(
    false,
  );
});

/** Texts on which a search that goes back over what it has read would not end within the time of a test. */
test.each([
  ...['eyJ', 'eyJ-', 'eyJa.', 'ghp_', 'sk-', 'sk-ant-', 'xoxb-', 'Bearer ', 'Bearer a-', 'secret_key: ', '?sig=%2F'],
  ...['AKIA', 'authorization: token ', `-----BEGIN ${'PRIVATE'} KEY-----`, `-----BEGIN A B ${'PRIVATE'} KEY-----\n`],
  ...['-----BEGIN ', 'a', '-', '\\n', ' ', 'A1', '[redacted: '],
])('reads a megabyte of %j', (repeated) => {
  const long = repeated.repeat(1_000_000 / repeated.length);
  expect(text(`${long}!`).length).toBeGreaterThan(0);
  expect(typeof mayHold(long)).toBe('boolean');
});

/** As long as a record may be, and more than a search could go back over. */
describe('reads a run of 16 MiB', () => {
  const long = 'aB3d'.repeat(1 << 22);

  test.each([
    ...['ghp_', `ghs_1_${'eyJ'}`, 'github_pat_', 'sk-', 'sk-ant-', 'sk_live_', 'npm_', 'pypi-AgE', '?sig=', 'xoxb-1'],
    ...['Bearer 1', 'Authorization: Basic ', `${'eyJ'}${chars(20)}.${'eyJ'}`, `-----BEGIN ${'PRIVATE'} KEY-----`],
  ])('after %j and takes the whole of it out', (start) => {
    expect(text(`x ${start}${long}! y`)).toMatch(/^x .{0,22}\[redacted: [a-z-]+\]! y$/);
  });

  test('that only begins like a web token', () => {
    expect(text(`${'eyJ'}${long}`)).toHaveLength(long.length + 3);
  });
});
