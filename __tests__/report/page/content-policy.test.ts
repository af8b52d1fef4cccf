import { expect, test } from 'vitest';
import { contentPolicy } from '../../../src/report/page/content-policy.ts';

test('lets the style and each of the scripts run, and nothing else', () => {
  const a = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
  const b = "'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='";
  expect(contentPolicy('a', 'b', 'a')).toBe(
    `default-src 'none'; style-src ${a}; script-src ${b} ${a}; base-uri 'none'; form-action 'none'`,
  );
});
