import { describe, expect, test } from 'vitest';
import { readRun } from '../../src/suite/read-run.ts';
import { READING, resultFile, shippedMapping } from './reading.ts';

/** A file of each harness in which a trial ended with this error. */
const FILES: Readonly<Record<string, (message: string) => string>> = {
  'tau-bench': (message) => JSON.stringify([{ task_id: 1, trial: 0, reward: 0, traj: [], info: { error: message } }]),
  inspect: (message) =>
    JSON.stringify({
      status: 'success',
      eval: { task: 'book', model: 'm' },
      samples: [{ id: 1, epoch: 1, input: 'q', target: 'a', messages: [], scores: {}, error: { message } }],
    }),
  promptfoo: (message) =>
    JSON.stringify({
      results: {
        results: [
          { testCase: { vars: { q: 'a' } }, promptIdx: 0, success: false, error: message, gradingResult: null },
        ],
      },
    }),
  'promptfoo-v2': (text) => {
    const body = [{ test: { vars: { q: 'a' } }, outputs: [{ pass: false, text }] }];
    return JSON.stringify({ results: { table: { body } } });
  },
  'promptfoo-csv': (message) => `q,[m] p\na,"[ERROR] ${message.replaceAll('"', '""')}"\n`,
};

function kindOf(mapping: string, message: string) {
  const file = resultFile('r', FILES[mapping]?.(message) ?? '');
  const [trial] = readRun([file], { ...READING, mapping: shippedMapping(mapping) });
  return trial?.error?.kind;
}

const ALL = Object.keys(FILES);

describe('what the agent did wrong is its own, whatever words it names', () => {
  test.each([
    "KeyError: 'timeout'",
    "KeyError: 'rate_limit'",
    "TypeError: search() got an unexpected keyword argument 'timeout'",
    "TypeError: Cannot read properties of undefined (reading 'timeout')",
    'ValueError: checkout time out of range',
    "KeyError: 'quota'",
    'ValueError: quota must be positive',
    'ValueError: the action is forbidden for guests',
    "AttributeError: 'Room' object has no attribute 'certificate'",
    "NameError: name 'ssl' is not defined",
    'ReferenceError: forbidden is not defined',
    "KeyError: 'timeout'\n    at Timeout._onTimeout (agent.js:3:28)",
    'Traceback (most recent call last):\n  File "agent.py", line 3, in wait\n    until = now + timeout\nTypeError: unsupported operand',
  ])('%s', (message) => {
    expect(ALL.map((mapping) => kindOf(mapping, message))).toEqual(ALL.map(() => 'agent'));
  });
});

describe('what the service did is the infrastructure’s', () => {
  test.each([
    'Request timed out.',
    'Evaluation timed out after 30000ms',
    'TimeoutError: The operation was aborted',
    'litellm.exceptions.Timeout: litellm.Timeout: slow',
    'openai.APITimeoutError: Request timed out.',
    'timeout of 30000ms exceeded',
    '504 Gateway Time-out',
    'ReadTimeout',
    'Error: timeout',
    'Error: Worker failed to become ready within timeout\n    at Timeout._onTimeout (providers.js:17444:28)',
    'Error: Worker failed to become ready within timeout\r\n    at listOnTimeout (node:internal/timers:635:17)',
    'connect ETIMEDOUT 10.0.0.1:443',
    'Rate limit reached for gpt-4o',
    'litellm.RateLimitError: RateLimitError: OpenAIException',
    'You exceeded your current quota, please check your plan',
    "Error code: 429 - {'error': {'code': 'insufficient_quota'}}",
    'Quota exceeded for metric tokens',
    'API error: 403 Forbidden',
    '401 Client Error: Unauthorized for url: https://api.example',
    'Unauthorized',
    "Operation returned an invalid status 'TRAPI: Forbidden (https://aka.ms/trapi/errors)'",
    'bad gateway',
  ])('%s', (message) => {
    expect(ALL.map((mapping) => kindOf(mapping, message))).toEqual(ALL.map(() => 'infrastructure'));
  });

  test.each([
    'SSLError(SSLCertVerificationError(1))',
    '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate',
    'certificate has expired',
    'Temporary failure in name resolution',
  ])('%s', (message) => {
    expect(['tau-bench', 'inspect'].map((mapping) => kindOf(mapping, message))).toEqual(
      Array(2).fill('infrastructure'),
    );
  });
});
