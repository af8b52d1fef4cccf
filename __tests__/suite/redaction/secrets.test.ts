import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_RULES, startRedaction } from '../../../src/suite/redaction/redaction.ts';

const { text, mayHold } = startRedaction(DEFAULT_RULES);

/** Rules that find no text of ours: a comment that turns the scanner off, and a whole file of Google with a private key in it. */
const OTHERS = /-(?:filter-comments|gcp)$/;

/** The scanner's rules for the kinds of tokens that we replace: all the others. */
const SCANNED = rules.filter(({ meta }) => !OTHERS.test(meta.id));

/** What the scanner finds in a text. */
async function found(content: string): Promise<readonly string[]> {
  const spots: string[] = [];
  const source = { filePath: 'a.txt', content, contentType: 'text', ext: '.txt', hasBOM: false };
  for (const rule of SCANNED) {
    const context = {
      createTranslator: () => () => ({ message: '', messageId: '' }),
      ignore: () => undefined,
      report: ({ range: [start, end] }: { range: readonly [number, number] }) => {
        spots.push(content.slice(start, end));
      },
    };
    const { file } = rule.create(context as never, { enableIDScanRule: true } as never);
    await file?.(source as never, {} as never);
  }
  // Ids of AWS users and roles are no secrets, nor is the number of an account.
  return spots.filter((spot) => !/^A(?:3T|GPA|IDA|ROA|IPA|NPA|NVA)|^\D*\d{4}-?\d{4}-?\d{4}\D*$/.test(spot));
}

const PEM = `${'RSA PRIVATE'} KEY-----`;
/** Every form that the rules know, as pattern of texts that they find. */
const FORMS = [
  ['an AWS key', '(AKIA|ASIA)[A-Z0-9]{16}'],
  ['an AWS secret', 'AWS_SECRET_ACCESS_KEY ?= ?"?[A-Za-z0-9/+]{40}"?'],
  ['a GitHub token', '(ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9]{36}'],
  ['a fine-grained GitHub token', 'github_pat_[A-Za-z0-9_]{82}'],
  ['an npm token', 'npm_[A-Za-z0-9]{36}'],
  ['a Slack token', '(xoxb|xoxp|xoxa|xoxo|xoxr)-[0-9]{10,13}-[0-9]{10,13}-[a-zA-Z0-9]{24}'],
  ['a Slack app token', 'xapp-[0-9]-[A-Z0-9]{11}-[0-9]{13}-[a-f0-9]{64}'],
  ['an OpenAI key', 'sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20}'],
  ['an OpenAI project key', 'sk-(proj|svcacct|admin)-[A-Za-z0-9_-]{58}T3BlbkFJ[A-Za-z0-9_-]{58}'],
  ['an Anthropic key', 'sk-ant-api0[0-9]-[A-Za-z0-9_-]{93}AA'],
  ['a GitLab token', 'glpat-[A-Za-z0-9_-]{20}'],
  ['a Groq key', 'gsk_[A-Za-z0-9]{52}'],
  ['a Hugging Face token', 'hf_[A-Za-z]{34}'],
  ['a Grafana token', 'glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}'],
  ['a SendGrid key', 'SG\\.[A-Za-z0-9_]{22}\\.[A-Za-z0-9_]{43}'],
  ['a Shopify token', '(shppa|shpca|shpat|shpss)_[a-zA-Z0-9]{32}'],
  ['a Linear key', 'lin_api_[a-zA-Z0-9_]{40}'],
  ['a Notion token', 'ntn_[0-9]{11}[A-Za-z0-9]{35}'],
  ['a Vault token', 'hvs\\.[A-Za-z0-9_-]{95}'],
  ['a Vercel token', '(vcp|vci|vca|vcr|vck)_[A-Za-z0-9]{24}'],
  ['a Databricks token', 'dapi[a-f0-9]{32}'],
  ['a Docker token', 'dckr_pat_[a-zA-Z0-9_-]{27}'],
  ['a Figma token', 'figd_[A-Za-z0-9_-]{40}'],
  ['a Slack web hook', 'https://hooks\\.slack\\.com/services/T[a-zA-Z0-9]{9}/B[a-zA-Z0-9]{9}/[a-zA-Z0-9]{24}'],
  ['a password in a URL', 'https://[a-z]{2,20}:[A-Z0-9][a-zA-Z0-9_-]{11,30}@[a-z]{1,20}\\.com'],
  [
    'a password of a database',
    '(postgresql|mysql|mongodb)://[a-z]{2,20}:[A-Z0-9][a-zA-Z0-9_-]{11,30}@[a-z]{3,20}\\.example\\.com',
  ],
  ['a private key', `-----BEGIN ${PEM}\\n(MII[A-Za-z0-9+/]{61}\\n){3}[A-Za-z0-9+/]{20}==\\n-----END ${PEM}`],
] as const;

const AROUND = ['', ' ', '"', '=', 'x', 'X', '7', '_', '-', '.', '/', 'key', '\\n', 'é'];

test.each(FORMS)('the scanner finds %s, and none in what is left of it', async (_, form) => {
  const token = fc.stringMatching(new RegExp(`^${form}$`));
  let known = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...AROUND), token, async (before, secret) => {
      if ((await found(secret)).length > 0) known++;
      const written = `${before}${secret} and more`;
      expect(mayHold(written)).toBe(true);
      const left = text(written);
      expect(await found(left)).toEqual([]);
      // Of a URL only the password goes.
      expect(left).not.toContain(/:([^:@/]+)@/.exec(secret)?.[1] ?? secret.slice(-12));
      expect(left.startsWith(before)).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(known).toBeGreaterThan(150);
});

test.each([
  ['words before a hyphen', 'the task-proj-management-system-for-2024 and risk-ant-colony-optimisation-2024'],
  ['a hash after a word', `task-${'0a1b2c3d'.repeat(4)} benchmark_test_${'0a1b2c3d'.repeat(2)}`],
])('leaves %s', (_, ordinary) => {
  expect(text(ordinary)).toBe(ordinary);
});
