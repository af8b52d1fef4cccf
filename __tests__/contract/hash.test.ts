import { expect, test } from 'vitest';
import { contentHash } from '../../src/contract/hash.ts';

test('hashes the text', () => {
  expect(contentHash({})).toBe('sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});
