// Runs the fuzz tests for a while with new values each time: `npm run fuzz -- [--seconds N]`, ten minutes by default.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.fuzz.config.ts'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, FUZZ_SECONDS: values.seconds },
});
process.exitCode = status ?? 1;
