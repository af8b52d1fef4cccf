import { expect, test } from 'vitest';
import { redact } from '../../src/io/redact.ts';

const SECRET = 'ghs_secret+/value?';

test.each([
  ['as it is', SECRET],
  ['in base64', Buffer.from(SECRET).toString('base64')],
  ['in base64url', Buffer.from(SECRET).toString('base64url')],
  ['in percent encoding', encodeURIComponent(SECRET)],
])('cuts a secret out %s (I86)', (_, form) => {
  expect(redact(`before ${form} after ${form}`, [SECRET])).not.toContain(form.replace(/=+$/, ''));
  expect(redact(`before ${form}`, [SECRET])).toMatch(/^before \*\*\*/);
});

test('leaves everything else alone', () => {
  expect(redact('no secret here', [SECRET])).toBe('no secret here');
  expect(redact('a be cee', ['', 'a', 'be'])).toBe('a be cee');
});
