import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/commands/by-name.ts';
import { usageOf } from '../../src/commands/help.ts';
import { FORMATS } from '../../src/reporting/formats.ts';

test('every command has help of its own, and the help of all names it', () => {
  for (const name of COMMANDS.keys()) {
    expect(usageOf(name)).toMatch(new RegExp(`^Usage: agent-gate ${name} `));
    expect(usageOf('')).toContain(`agent-gate ${name} `);
  }
});

test('the help of `gate` lists every format', () => {
  for (const [name, { help }] of Object.entries(FORMATS))
    expect(usageOf('gate')).toMatch(new RegExp(`${name} +${help.slice(0, 10)}`));
});

test.each(['', 'toString', 'constructor'])('`%s` is no command, so the help of all is shown', (name) => {
  expect(usageOf(name)).toContain('--help, --version');
});
