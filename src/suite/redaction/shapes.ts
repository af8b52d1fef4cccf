import type { JsonObject } from '../../contract/json.ts';
import { MARK_START } from '../../contract/text.ts';
import { needleOf } from './secrets.ts';

/** A kind of token that is recognised by its text alone. */
interface SecretShape {
  /** Shown in the mark that replaces it, and in reports. */
  readonly name: string;
  /**
   * Global, and linear in the length of the text: what may repeat without a bound is followed by nothing that it could itself be, and
   * where a search that fails can be long, the left border lets it start once in a run. What repeats takes as little as it can, up to
   * where its run ends: otherwise each character is remembered as a place to go back to, and millions are too many. Every match holds 20
   * characters in a row that are neither space nor quote, which the prefilter relies on. A first group is kept.
   */
  readonly patterns: readonly RegExp[];
  /** For the prefilter: a pattern that finds part of every match, at most 80 characters before such a run. */
  readonly hint: string;
}

const ALNUM = 'A-Za-z0-9';
const WORD = String.raw`\w-`;

/** Not after a letter, digit or `_`, except that of an escaped newline or tab in a nested text. */
const APART = String.raw`(?:(?<![A-Za-z0-9_])|(?<=\\[nrt]))`;
/** As `APART`, but no `-` either. */
const ALONE = String.raw`(?:(?<![\w-])|(?<=\\[nrt]))`;
/** Before a token that something is glued to: words such as `task-` end like a token's start, and few hold capitals and digits. */
const MIXED = String.raw`(?=[\w-]{0,40}[A-Z])(?=[\w-]{0,40}\d)`;
/** Between the name of a setting and its value, in the notations of shells, YAML, JSON and JSON within JSON. */
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
  {
    name: 'aws-access-key-id',
    patterns: [pattern(`(?:AKIA|ASIA)${run('A-Z0-9', 16)}`)],
    hint: 'AKIA|ASIA',
  },
  {
    name: 'aws-secret-key',
    patterns: [pattern(`(secret_?(?:access_?)?key${ASSIGNED})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])`, 'i')],
    hint: '[Ss]ecret|SECRET',
  },
  {
    name: 'google-api-key',
    patterns: [pattern(String.raw`AIza[\w-]{35}(?![\w-])`)],
    hint: 'AIza',
  },
  {
    name: 'slack-token',
    patterns: [pattern(String.raw`(?:xox[abceoprs]|xapp)-(?=[A-Za-z-]{0,30}\d)${run('A-Za-z0-9-', 15)}`)],
    hint: 'xox[abceoprs]-|xapp-',
  },
  {
    name: 'stripe-key',
    patterns: apartOrMixed('[sr]k_(?:live|test)_', run(ALNUM, 16)),
    hint: '[sr]k_(?:live|test)_',
  },
  {
    name: 'anthropic-key',
    patterns: apartOrMixed('sk-ant-', run(WORD, 20)),
    hint: 'sk-ant-',
  },
  {
    name: 'openai-key',
    patterns: apartOrMixed('sk-', `(?:(?:proj|svcacct|admin|or-v1)-${run(WORD, 20)}|${run(ALNUM, 32)})`),
    hint: 'sk-',
  },
  {
    name: 'npm-token',
    patterns: [pattern(`npm_${run(ALNUM, 36)}`)],
    hint: 'npm_',
  },
  {
    name: 'pypi-token',
    patterns: [pattern(`pypi-AgE${run(WORD, 30)}`)],
    hint: 'pypi-AgE',
  },
  {
    name: 'azure-sas',
    patterns: [pattern(`([?&;]sig=)${run('A-Za-z0-9%+/', 40)}={0,2}`)],
    hint: 'sig=',
  },
  {
    name: 'authorization',
    patterns: [
      pattern(String.raw`([Bb]earer\s{1,4})(?=[A-Za-z_.~+/=-]{0,60}\d)${CREDENTIAL}`),
      pattern(String.raw`(authorization${ASSIGNED}(?:basic|bearer|token)\s{1,4})${CREDENTIAL}`, 'i'),
    ],
    hint: '[Bb]earer|[Aa]uthorization|AUTHORIZATION',
  },
];

/** So many of these characters at least, and then the whole rest of the run, which may hold others too. */
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
/** The end of a name whose value is a secret; the shapes match it before a value. */
const SECRET_LABEL = new RegExp(`(?:authorization|${SECRET_KEY})$`, 'i');

/** The scheme before the value of an `authorization`. */
const SCHEME = String.raw`(?:[Bb]asic|BASIC|[Tt]oken|TOKEN|BEARER)[\s\\]`;
const LABELS_KEY = new RegExp(SECRET_KEY, 'i');
const KEY_LENGTH = 40;

/** Whether a name anywhere in a record may label a run of this length, or lines may be a private key. */
function mayLabelSecret(raw: string, longestRun: number): boolean {
  return raw.includes('PRIVATE KEY') || (longestRun >= KEY_LENGTH && LABELS_KEY.test(raw));
}

/** The members that give the name of an object's `value`, in archives of requests, in spans and in lists of settings. */
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

/** Whether a record's raw text may hold something to replace; it errs on this side only. */
type Prefilter = (raw: string) => boolean;

/** Every shape has so many characters of `IN_RUN` in a row. */
const RUN = 20;
/** A shape that is known by the words before it has them so near. */
const BEFORE = 80;
/** Shorter ones occur in any text. */
const SHORTEST_NEEDLE = 4;

/** What tokens consist of, and the backslash, so that an escaped character does not end a run. */
const IN_RUN = new Uint8Array(65536);
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+/=%~-\\') {
  IN_RUN[char.charCodeAt(0)] = 1;
}

/** Letters and digits written as escapes, in JSON or in Python. */
const ESCAPED = String.raw`\\u00[2-7]|\\x[2-7]`;
/** The same, of what needles consist of: harnesses that escape quotes and angle brackets do so in every line. */
const NEEDLE_ESCAPED = /\\(?:u00|U000000|x)(?:2[dD]|3\d|[4-7])/;

/** Compiles the prefilter for the shapes, when they are on, and for the encodings of registered secrets. */
export function compilePrefilter(shapes: boolean, encodings: readonly string[]): Prefilter {
  const needles = [...new Set(encodings.map(needleOf))];
  if (needles.some((needle) => needle.length < SHORTEST_NEEDLE)) return () => true;
  const short = needles.filter((needle) => needle.length < RUN);
  const long = needles.filter((needle) => needle.length >= RUN);
  const hints = [...(shapes ? [...SECRET_SHAPES.map(({ hint }) => hint), SCHEME, ESCAPED] : []), ...long];
  const hint = hints.length === 0 ? undefined : new RegExp(hints.join('|'));
  const mayHoldNeedle = (raw: string): boolean =>
    short.some((needle) => raw.includes(needle)) || (needles.length > 0 && NEEDLE_ESCAPED.test(raw));
  return (raw) => mayHoldNeedle(raw) || (hint !== undefined && hasSuspectRun(raw, hint, shapes));
}

/**
 * Jumps over the text by the length of a run and searches backwards for the character that ends it, so that it reads few characters: it
 * runs over every record. The hint and the labels are tested only where a run is long enough.
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
  return shapes && longestRun > 0 && mayLabelSecret(raw, longestRun);
}
