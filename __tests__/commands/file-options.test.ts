import { describe, expect, it } from 'vitest';
import {
  parseBaselineFileOptions,
  parseBundleOptions,
  parseLintOptions,
  parseTestOptions,
} from '../../src/commands/file-options.ts';

describe('parseTestOptions', () => {
  it('takes names', () => {
    expect(parseTestOptions([])).toEqual({ names: [], json: false });
    expect(parseTestOptions(['a', 'b.yml', '--json'])).toEqual({
      names: ['a', 'b.yml'],
      json: true,
    });
  });

  it('refuses a misspelt option', () => {
    expect(() => parseTestOptions(['--jsn'])).toThrow('Did you mean `--json`?');
  });
});

describe('parseLintOptions', () => {
  it('takes rubrics, a policy and a run of main', () => {
    expect(parseLintOptions([])).toEqual({ names: [], json: false, strict: false });
    expect(parseLintOptions(['a.yml', '--policy', 'p.yml', '--baseline', 'bundle', '--strict'])).toEqual({
      names: ['a.yml'],
      policy: 'p.yml',
      baseline: 'bundle',
      json: false,
      strict: true,
    });
  });
});

describe('parseBaselineFileOptions', () => {
  it('takes one bundle, and where to write', () => {
    expect(parseBaselineFileOptions(['bundle'])).toEqual({ bundle: 'bundle', json: false });
    expect(parseBaselineFileOptions(['bundle', '--out', 'b.json'])).toEqual({
      bundle: 'bundle',
      out: 'b.json',
      json: false,
    });
    expect(() => parseBaselineFileOptions(['a', 'b'])).toThrow(/one bundle is needed/);
  });
});

describe('parseBundleOptions', () => {
  it('takes one bundle', () => {
    expect(parseBundleOptions(['bundle.zip'])).toEqual({ bundle: 'bundle.zip', json: false });
    expect(parseBundleOptions(['--json', 'bundle'])).toEqual({ bundle: 'bundle', json: true });
  });

  it.each([
    ['no bundle', [], /one bundle is needed/],
    ['two of them', ['a', 'b'], /one bundle is needed/],
    ['a misspelt option', ['a', '--jsn'], /Did you mean `--json`\?/],
  ])('refuses %s', (_name, words, message) => {
    expect(() => parseBundleOptions(words)).toThrow(message);
  });
});
