import { sha256Of } from './hash.ts';

const SAFE = /^[A-Za-z0-9_-]{1,60}$/;

/**
 * Turns any text into a name for files and anchors: the text itself if it is safe, else its letters and digits, a dot and ten hex digits of
 * its hash. Safe texts have no dot, so different texts get different names.
 */
export function slug(text: string): string {
  if (SAFE.test(text)) return text;
  const words = text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return `${words}.${sha256Of(text).slice('sha256:'.length, 'sha256:'.length + 10)}`;
}
