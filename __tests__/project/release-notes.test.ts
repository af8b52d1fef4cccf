import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { releaseNotes } from '../../scripts/release-notes.mjs';

const changelog = '# Changelog\n\n## 0.10.0\n\n- Ten.\n\n## 0.1.0\n\n### Gate\n\n- One.\n\n## 0.0.9\n\n- Old.\n';

test('the notes of a release are its section of the changelog', () => {
  expect(releaseNotes('v0.1.0', { version: '0.1.0', changelog })).toBe('### Gate\n\n- One.\n');
});

test.each([
  { name: 'the tag is of another version', tag: 'v0.1.1', version: '0.1.0', says: 'v0.1.1' },
  { name: 'the tag has no v', tag: '0.1.0', version: '0.1.0', says: 'The tag is 0.1.0' },
  { name: 'the changelog has no such section', tag: 'v0.1.1', version: '0.1.1', says: '## 0.1.1' },
])('no release where $name', ({ tag, version, says }) => {
  expect(() => releaseNotes(tag, { version, changelog })).toThrow(says);
});

test('the version of package.json can be released as it stands', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const own = readFileSync('CHANGELOG.md', 'utf8');
  expect(releaseNotes(`v${version}`, { version, changelog: own })).toMatch(/^- /m);
});
