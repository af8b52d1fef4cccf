import type { JsonObject } from '../../contract/json.ts';
import { MARK_START } from '../../contract/text.ts';
import { needleOf } from './secrets.ts';

/** A kind of token that its text alone identifies. */
interface SecretShape {
  /** Shown in the mark that replaces it, and in reports. */
  readonly name: string;
  /**
   * Global, and linear in the length of the text. An unbounded repetition is never followed by characters that it could match itself; its left
   * border lets a long search start only once per run; and it is lazy up to the end of its run, because a greedy one would remember millions
   * of places to backtrack to. Every match has 20 characters in a row that are neither space nor quote, if there is a hint: the prefilter
   * relies on it. A first group is kept. New shapes follow the others, so that stored texts are redacted like those of today.
   */
  readonly patterns: readonly RegExp[];
  /**
   * For the prefilter: a pattern that finds part of every match, at most 80 characters before such a run. Null for the shapes that it looks
   * for by other means: see `URL_WITH_PASSWORD`.
   */
  readonly hint: string | null;
}

const ALNUM = 'A-Za-z0-9';
const WORD = String.raw`\w-`;

/** Not after a letter, digit or `_`, except after an escaped newline or tab in nested text. */
const APART = String.raw`(?:(?<![A-Za-z0-9_])|(?<=\\[nrt]))`;
/** As `APART`, but no `-` either. */
const ALONE = String.raw`(?:(?<![\w-])|(?<=\\[nrt]))`;
/** For a token that other text is glued to. Words such as `task-` end like the start of a token, but few have capitals and digits. */
const MIXED = String.raw`(?=[\w-]{0,40}[A-Z])(?=[\w-]{0,40}\d)`;
/** Between the name of a setting and its value, in shells, YAML, JSON and JSON within JSON. */
const ASSIGNED = String.raw`[\\"']{0,3}\s{0,4}[:=]\s{0,4}[\\"']{0,3}`;
const CREDENTIAL = run(String.raw`\w~+/=-`, 20, String.raw`\w.~+/=-`);
/** Characters in the lines of a key; five hyphens end it. */
const IN_KEY = String.raw`A-Za-z0-9+/=\s\\:,.-`;

/** Every shape that is replaced; more specific ones first. */
export const SECRET_SHAPES: readonly SecretShape[] = [
  {
    name: 'private-key',
    patterns: [
      pattern(
        '-----BEGIN (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----(?=[^]{0,56}?[A-Za-z0-9+/=]{20})' +
          `[${IN_KEY}]*?(?:-----END [A-Z0-9 ]{1,60}-----|(?=-----)|(?![${IN_KEY}]))`,
      ),
    ],
    hint: 'KEY(?: BLOCK)?-----',
  },
  {
    name: 'jwt',
    patterns: [
      pattern(String.raw`${ALONE}eyJ[\w-]{10}[\w-]*?\.eyJ${run(WORD, 17)}(?:\.${run(WORD, 0)})?`),
      pattern(String.raw`eyJ[\w-]{10,200}\.eyJ${run(WORD, 17)}(?:\.${run(WORD, 0)})?`),
    ],
    hint: 'eyJ',
  },
  {
    name: 'github-token',
    patterns: [
      pattern(String.raw`gh[pousr]_(?:${run(ALNUM, 36)}|\d{1,20}_eyJ${run(WORD, 17, String.raw`\w.-`)})`),
      pattern(`github_pat_${run(String.raw`\w`, 22)}`),
    ],
    hint: 'gh[pousr]_|github_pat_',
  },
  { name: 'aws-access-key-id', patterns: [pattern(`(?:AKIA|ASIA)${run('A-Z0-9', 16)}`)], hint: 'AKIA|ASIA' },
  {
    name: 'aws-secret-key',
    patterns: [pattern(`(secret_?(?:access_?)?key${ASSIGNED})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])`, 'i')],
    hint: '[Ss]ecret|SECRET',
  },
  { name: 'google-api-key', patterns: [pattern(String.raw`AIza[\w-]{35}(?![\w-])`)], hint: 'AIza' },
  {
    name: 'slack-token',
    patterns: [pattern(String.raw`(?:xox[abceoprs]|xapp)-(?=[A-Za-z-]{0,30}\d)${run('A-Za-z0-9-', 15)}`)],
    hint: 'xox[abceoprs]-|xapp-',
  },
  { name: 'stripe-key', patterns: apartOrMixed('[sr]k_(?:live|test)_', run(ALNUM, 16)), hint: '[sr]k_(?:live|test)_' },
  { name: 'anthropic-key', patterns: apartOrMixed('sk-ant-', run(WORD, 20)), hint: 'sk-ant-' },
  {
    name: 'openai-key',
    patterns: apartOrMixed('sk-', `(?:(?:proj|svcacct|admin|or-v1)-${run(WORD, 20)}|${run(ALNUM, 32)})`),
    hint: 'sk-',
  },
  { name: 'npm-token', patterns: [pattern(`npm_${run(ALNUM, 36)}`)], hint: 'npm_' },
  { name: 'pypi-token', patterns: [pattern(`pypi-AgE${run(WORD, 30)}`)], hint: 'pypi-AgE' },
  { name: 'azure-sas', patterns: [pattern(`([?&;]sig=)${run('A-Za-z0-9%+/', 40)}={0,2}`)], hint: 'sig=' },
  {
    name: 'authorization',
    patterns: [
      pattern(String.raw`([Bb]earer\s{1,4})(?=[A-Za-z_.~+/=-]{0,60}\d)${CREDENTIAL}`),
      pattern(String.raw`(authorization${ASSIGNED}(?:basic|bearer|token)\s{1,4})${CREDENTIAL}`, 'i'),
      pattern(
        String.raw`(authorization${ASSIGNED}(?:[a-z][a-z\d-]{1,20}\s{1,4})?)(?=[a-z_.~+/=-]{0,60}\d)${CREDENTIAL}`,
        'i',
      ),
    ],
    hint: '[Bb]earer|[Aa]uthorization|AUTHORIZATION',
  },
  { name: 'nvidia-key', patterns: [pattern(`nvapi-${run(WORD, 40)}`)], hint: 'nvapi-' },
  { name: 'huggingface-token', patterns: [pattern(`hf_${run(ALNUM, 34)}`)], hint: 'hf_' },
  { name: 'gitlab-token', patterns: [pattern(`gl(?:pat|ptt|rt|dt|cbt|soat)-${run(WORD, 20)}`)], hint: 'gl[a-z]{2,4}-' },
  { name: 'groq-key', patterns: [pattern(`gsk_${run(ALNUM, 40)}`)], hint: 'gsk_' },
  { name: 'xai-key', patterns: [pattern(`xai-${run(ALNUM, 40)}`)], hint: 'xai-' },
  { name: 'replicate-token', patterns: [pattern(`r8_${run(ALNUM, 37)}`)], hint: 'r8_' },
  { name: 'langfuse-key', patterns: [pattern(`sk-lf-${run('0-9a-f-', 32)}`)], hint: 'sk-lf-' },
  { name: 'langsmith-key', patterns: [pattern(`lsv2_(?:pt|sk)_${run(String.raw`\w`, 32)}`)], hint: 'lsv2_' },
  {
    name: 'service-token',
    patterns: [
      pattern(`glsa_${run(ALNUM, 32)}_[A-Fa-f0-9]{8}`),
      pattern(String.raw`SG\.[\w-]{16,64}\.${run(WORD, 27)}`),
      pattern(`shp(?:pa|ca|at|ss)_${run(ALNUM, 32)}`),
      pattern(`lin_api_${run(String.raw`\w`, 32)}`),
      pattern(String.raw`ntn_\d{11}${run(ALNUM, 35)}`),
      pattern(`ops_ey${run('A-Za-z0-9+/=', 100)}`),
      pattern(String.raw`hv[sbr]\.${run(WORD, 90)}`),
      pattern(`vc[piark]_${run(ALNUM, 24)}`),
      pattern(String.raw`dapi[A-Fa-f0-9]{32}(?:-\d)?(?![A-Fa-f0-9])`),
      pattern(`dckr_pat_${run(WORD, 27)}`),
      pattern(`figd_${run(WORD, 40)}`),
    ],
    hint: String.raw`glsa_|SG\.|shp(?:pa|ca|at|ss)_|lin_api_|ntn_|ops_ey|hv[sbr]\.|vc[piark]_|dapi|dckr_pat_|figd_`,
  },
  {
    name: 'web-hook',
    patterns: [
      pattern(String.raw`(hooks\.slack\.com/(?:services|workflows|triggers)/)${run('A-Za-z0-9/', 20)}`),
      pattern(String.raw`(discord(?:app)?\.com/api/(?:v\d{1,2}/)?webhooks/)${run('A-Za-z0-9_/-', 40)}`),
      pattern(String.raw`(\.webhook\.office\.com/webhookb2/)${run('A-Za-z0-9/-', 36, 'A-Za-z0-9@/-')}`),
    ],
    hint: String.raw`hooks\.slack|discord|webhook\.office`,
  },
  {
    name: 'cookie',
    patterns: [
      pattern(String.raw`(cookie${ASSIGNED})(?=[\w.-]{1,64}=)(?=[^\r\n"'\\]{0,400}?[\w%+/=~-]{20})[^\r\n"'\\]+`, 'i'),
    ],
    hint: '[Cc]ookie|COOKIE',
  },
  // Only the password: host and user tell what was reached. Placeholders stay.
  {
    name: 'url-password',
    patterns: [
      pattern(
        String.raw`(:\/\/[^\s:@/?#"'<>\\]{0,100}:)(?![$<{%*[]|(?:your|my)?[_-]?(?:password|passwd|pass|pwd|secret|token)@|x{3,}@)[^\s@/?#"'<>\\]{3,200}(?=@[^\s@])`,
        'i',
      ),
    ],
    hint: null,
  },
];

/** Grows with every change of the shapes; see `redactionHash`. */
export const SHAPES_VERSION = 2;

/** At least `least` of these characters, then the rest of the run, which may have others too. */
function run(chars: string, least: number, rest = chars): string {
  return `[${chars}]{${least}}[${rest}]*?(?![${rest}])`;
}

function apartOrMixed(start: string, rest: string): readonly RegExp[] {
  return [pattern(`${APART}${start}${rest}`), pattern(`${start}${MIXED}${rest}`)];
}

function pattern(source: string, flags = ''): RegExp {
  return new RegExp(source, `g${flags}`);
}

/** The shape of registered secrets. */
export const REGISTERED = 'secret';

const NAMES = [REGISTERED, ...SECRET_SHAPES.map(({ name }) => name)];

/** The mark of an earlier replacement. Its group makes `split` keep it. */
export const MARK = new RegExp(`(\\${MARK_START}(?:${NAMES.join('|')})\\])`);

const SECRET_KEY = 'secret_?(?:access_?)?key';
/** The end of a name whose value is a secret. */
const SECRET_LABEL = new RegExp(`(?:authorization|cookie|${SECRET_KEY})$`, 'i');

/** The scheme before the value of an `authorization`. */
const SCHEME = String.raw`(?:[Bb]asic|BASIC|[Tt]oken|TOKEN|BEARER)[\s\\]`;
const LABELS_KEY = new RegExp(SECRET_KEY, 'i');
const KEY_LENGTH = 40;

const LABELS_COOKIE = /[Cc]ookie|COOKIE/;

/** A URL with a user and a password, which may be short, and whose characters may be escaped. */
const URL_WITH_PASSWORD = /:(?:\\?\/){2}[^\s@/]{1,302}@|\\u00(?:2[fF]|3[aA]|40)/;

/** Members that name an object's `value`, in HTTP archives, spans and lists of settings. */
const NAMING_MEMBERS = ['name', 'key', 'header'] as const;

/** The part of a name that labels a secret; undefined for other names. */
export function secretLabel(name: unknown): string | undefined {
  return typeof name === 'string' ? SECRET_LABEL.exec(name)?.[0] : undefined;
}

/** The label in an object like `{ name, value }`. */
export function labelOfMember(object: JsonObject): string | undefined {
  for (const member of NAMING_MEMBERS) {
    const label = secretLabel(object[member]);
    if (label !== undefined) return label;
  }
  return undefined;
}

/** Characters of `IN_RUN` in a row that every shape has. */
const RUN = 20;
/** Largest distance between a run and the words before it that identify it. */
const BEFORE = 80;
/** Shortest needle of the prefilter; shorter ones occur in any text. */
const SHORTEST_NEEDLE = 4;

/** Characters of tokens, and the backslash, so that an escape does not end a run. */
const IN_RUN = new Uint8Array(65536);
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+/=%~-\\') {
  IN_RUN[char.charCodeAt(0)] = 1;
}

/** Letters and digits written as escapes, in JSON or in Python. */
const ESCAPED = String.raw`\\u00[2-7]|\\x[2-7]`;
/** The same for the characters of needles only: some harnesses escape quotes and angle brackets in every line. */
const NEEDLE_ESCAPED = /\\(?:u00|U000000|x)(?:2[dD]|3\d|[4-7])/;

/**
 * Compiles the prefilter for the shapes, when they are on, and for the encodings of registered secrets.
 * @returns whether a record's raw text may hold something to replace: true without need at times, never false by mistake
 */
export function compilePrefilter(shapes: boolean, encodings: readonly string[]): (raw: string) => boolean {
  const needles = [...new Set(encodings.map(needleOf))];
  if (needles.some((needle) => needle.length < SHORTEST_NEEDLE)) return () => true;
  const short = needles.filter((needle) => needle.length < RUN);
  const long = needles.filter((needle) => needle.length >= RUN);
  const shapeHints = SECRET_SHAPES.flatMap(({ hint: shapeHint }) => shapeHint ?? []);
  const hints = [...(shapes ? [...shapeHints, SCHEME, ESCAPED] : []), ...long];
  const hint = hints.length === 0 ? undefined : new RegExp(hints.join('|'));
  const mayHoldNeedle = (raw: string): boolean =>
    short.some((needle) => raw.includes(needle)) || (needles.length > 0 && NEEDLE_ESCAPED.test(raw));
  return (raw) =>
    mayHoldNeedle(raw) ||
    (hint !== undefined && hasSuspectRun(raw, hint, shapes)) ||
    (shapes && URL_WITH_PASSWORD.test(raw));
}

/**
 * Jumps through the text by the length of a run and searches backwards for the character that ends it. It runs over every record, so it
 * reads few characters. Tests the hint and the labels only where a run is long enough.
 */
function hasSuspectRun(raw: string, hint: RegExp, shapes: boolean): boolean {
  const { length } = raw;
  let longestRun = 0;
  let start = 0;
  for (let end = RUN - 1; end < length; end = start + RUN - 1) {
    let at = end;
    while (at >= start && IN_RUN[raw.charCodeAt(at)] === 1) at--;
    if (at >= start) {
      start = at + 1;
      continue;
    }
    let stop = end + 1;
    while (stop < length && IN_RUN[raw.charCodeAt(stop)] === 1) stop++;
    if (hint.test(raw.slice(Math.max(0, start - BEFORE), stop))) return true;
    longestRun = Math.max(longestRun, stop - start);
    start = stop + 1;
  }
  if (!shapes || longestRun === 0) return false;
  return LABELS_COOKIE.test(raw) || (longestRun >= KEY_LENGTH && LABELS_KEY.test(raw));
}
