/** A form of token that is known by its looks alone. */
interface SecretShape {
  /** Stands in the text that replaces it, and in reports. */
  readonly name: string;
  /**
   * Global, and linear in the length of the text: what may repeat without a bound is followed by nothing that it could itself be, and
   * where a search that fails can be long, the left border lets it start once in a run. Every match holds 20 characters in a row that are
   * neither space nor quote, which the quick look at a record goes by. A first group is kept.
   */
  readonly patterns: readonly RegExp[];
  /** What a quick look knows the shape by: a pattern that finds part of every match, at most 80 characters before such a run. */
  readonly hint: string;
  /** Made up; in pieces, so that no scanner of this repository takes it for a leak. */
  readonly example: string;
}

/** Before it stands no letter, digit or `_`, unless that belongs to an escaped newline or tab of a text within the text. */
const APART = String.raw`(?:(?<![A-Za-z0-9_])|(?<=\\[nrt]))`;
/** As `APART`, but no `-` either. */
const ALONE = String.raw`(?:(?<![\w-])|(?<=\\[nrt]))`;
/** Between the name of a setting and its value, in the notations of shells, YAML, JSON and JSON within JSON. */
const ASSIGNED = String.raw`[\\"']{0,3}\s{0,4}[:=]\s{0,4}[\\"']{0,3}`;
const CREDENTIAL = String.raw`[\w~+/=-]{20,}[\w.~+/=-]*`;

/** Every shape that is replaced; more specific ones first. */
export const SECRET_SHAPES: readonly SecretShape[] = [
  {
    name: 'private-key',
    patterns: [
      pattern(
        '-----BEGIN (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----(?=[^]{0,56}?[A-Za-z0-9+/=]{20})' +
          String.raw`(?:[A-Za-z0-9+/=\s\\:,.]|-(?!----))*(?:-----END [A-Z0-9 ]{1,60}-----)?`,
      ),
    ],
    hint: 'KEY(?: BLOCK)?-----',
    example: `-----BEGIN ${'RSA PRIVATE'} KEY-----\n${'MIIEowIBAAKCAQEAx7Kp'.repeat(3)}\n-----END ${'RSA PRIVATE'} KEY-----`,
  },
  {
    name: 'jwt',
    patterns: [pattern(String.raw`${ALONE}eyJ[\w-]{10,}\.eyJ[\w-]{17,}(?:\.[\w-]*)?`)],
    hint: 'eyJ',
    example: `${'eyJ'}hbGciOiJIUzI1NiJ9.${'eyJ'}zdWIiOiIxMjM0NTY3ODkwIn0.${'c2lnbmF0dXJl'.repeat(3)}`,
  },
  {
    name: 'github-token',
    patterns: [
      pattern(String.raw`gh[pousr]_(?:[A-Za-z0-9]{36,}|\d{1,20}_eyJ[\w-]{17,}[\w.-]*)`),
      pattern(String.raw`github_pat_\w{22,}`),
    ],
    hint: 'gh[pousr]_|github_pat_',
    example: `${'ghp_'}${'a1B2c3'.repeat(6)}`,
  },
  {
    name: 'aws-access-key-id',
    patterns: [pattern(`${APART}(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9])`)],
    hint: 'AKIA|ASIA',
    example: `${'AKIA'}${'Q2W4'.repeat(4)}`,
  },
  {
    name: 'aws-secret-key',
    patterns: [pattern(`(secret_?(?:access_?)?key${ASSIGNED})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])`, 'i')],
    hint: '[Ss]ecret|SECRET',
    example: `aws_secret_access_key = ${'wJal+rXU/n'.repeat(4)}`,
  },
  {
    name: 'google-api-key',
    patterns: [pattern(String.raw`AIza[\w-]{35}(?![\w-])`)],
    hint: 'AIza',
    example: `${'AIza'}${'Sy-_9'.repeat(7)}`,
  },
  {
    name: 'slack-token',
    patterns: [pattern(String.raw`(?:xox[abceprs]|xapp)-(?=[A-Za-z-]{0,30}\d)[A-Za-z0-9-]{15,}`)],
    hint: 'xox[abceprs]-|xapp-',
    example: `${'xoxb-'}${'1234567890-'.repeat(2)}aBcDeF`,
  },
  {
    name: 'stripe-key',
    patterns: [pattern(`${APART}[sr]k_(?:live|test)_[A-Za-z0-9]{16,}`)],
    hint: '[sr]k_(?:live|test)_',
    example: `${'sk_live_'}${'4eC39H'.repeat(4)}`,
  },
  {
    name: 'anthropic-key',
    patterns: [pattern(String.raw`${APART}sk-ant-[\w-]{20,}`)],
    hint: 'sk-ant-',
    example: `${'sk-ant-'}api03-${'Ab1_-'.repeat(8)}`,
  },
  {
    name: 'openai-key',
    patterns: [pattern(String.raw`${APART}sk-(?:(?:proj|svcacct|admin|or-v1)-[\w-]{20,}|[A-Za-z0-9]{32,})`)],
    hint: 'sk-',
    example: `${'sk-'}proj-${'Zy9_-'.repeat(8)}`,
  },
  {
    name: 'npm-token',
    patterns: [pattern('npm_[A-Za-z0-9]{36,}')],
    hint: 'npm_',
    example: `${'npm_'}${'n0P1q2'.repeat(6)}`,
  },
  {
    name: 'pypi-token',
    patterns: [pattern(String.raw`pypi-AgE[\w-]{30,}`)],
    hint: 'pypi-AgE',
    example: `${'pypi-'}AgEIcHlwaS5vcmc${'Cd3-_'.repeat(8)}`,
  },
  {
    name: 'azure-sas',
    patterns: [pattern('([?&;]sig=)[A-Za-z0-9%+/]{40,}={0,2}')],
    hint: 'sig=',
    example: `https://acme.blob.example/c?sv=2024-11-04&${'sig='}${'uT5%2Fx'.repeat(7)}%3D`,
  },
  {
    name: 'authorization',
    patterns: [
      pattern(String.raw`([Bb]earer\s{1,4})(?=[A-Za-z_.~+/=-]{0,60}\d)${CREDENTIAL}`),
      pattern(String.raw`(authorization${ASSIGNED}(?:basic|bearer|token)\s{1,4})${CREDENTIAL}`, 'i'),
    ],
    hint: '[Bb]earer|[Aa]uthorization|AUTHORIZATION',
    example: `Authorization: ${'Bearer'} ${'q8-x7_'.repeat(5)}`,
  },
];

function pattern(source: string, flags = ''): RegExp {
  return new RegExp(source, `g${flags}`);
}
