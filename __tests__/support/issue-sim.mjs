#!/usr/bin/env node
// Stands in for `gh` where a workflow keeps an issue: the issues are in the file SIM, and `jq` reads them as `gh --jq` would.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [, , topic, action, ...words] = process.argv;
const option = (name) => words[words.indexOf(name) + 1];
const issues = JSON.parse(readFileSync(process.env.SIM, 'utf8'));
if (process.env.GH_TOKEN === '') throw new Error('gh needs a token');

if (topic === 'api') {
  const address = [action, ...words].find((word) => word.startsWith('repos/'));
  if (!address.startsWith(`repos/${process.env.GH_REPO}/issues?state=open&`))
    throw new Error(`an odd list: ${address}`);
  const open = issues.filter(({ state }) => state === 'open');
  process.stdout.write(execFileSync('jq', ['-r', option('--jq')], { input: JSON.stringify(open) }));
} else {
  if (action === 'create')
    issues.push({ number: issues.length + 1, state: 'open', title: option('--title'), body: option('--body') });
  else issues.find(({ number }) => number === Number(words[0])).body = option('--body');
  writeFileSync(process.env.SIM, JSON.stringify(issues));
}
