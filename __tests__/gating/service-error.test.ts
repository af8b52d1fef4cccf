import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { looksLikeService } from '../../src/gating/service-error.ts';

it.each([
  { text: 'HTTP 429', is: true },
  { text: 'HTTP 429: rate limit exceeded, retry after 20 s', is: true },
  { text: 'Error: model `gpt-9` not found', is: true },
  { text: 'connect ECONNREFUSED 127.0.0.1:8080', is: true },
  { text: '503 Service Unavailable', is: true },
  { text: 'openai.RateLimitError: slow down', is: true },
  { text: 'The model of car was booked', is: false },
  { text: 'Room 429 is not free', is: false },
  { text: "TypeError: cannot read 'timeout' of undefined", is: false },
  { text: `${'a'.repeat(600)} HTTP 429`, is: false },
])('`$text` looks like the service: $is', ({ text, is }) => {
  expect(looksLikeService(text)).toBe(is);
});

it('knows every pattern by which the mapping of JUnit reports tells infrastructure', () => {
  const mapping = parse(readFileSync(join(import.meta.dirname, '../../mappings/junit.yml'), 'utf8'));
  const source = readFileSync(join(import.meta.dirname, '../../src/gating/service-error.ts'), 'utf8');
  const known = source.replaceAll('|http)( code)', ')( code)');
  const patterns: readonly string[] = mapping.error.kinds.infrastructure;
  expect(patterns.length).toBeGreaterThan(5);
  expect(patterns.filter((pattern) => !known.includes(`/${pattern}/i`))).toEqual([]);
});
