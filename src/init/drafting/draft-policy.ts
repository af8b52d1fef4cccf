import { writeYaml } from '../../contract/write-yaml.ts';

/** Keys for the team to decide on, written as comments; uncommented they are a valid policy. */
const NEXT = `gate:
  metrics:
    TCR:
      threshold: 0.8  # 0 to 1, below which nothing is merged
      rationale: Why this number.
      owner: "@team"  # who answers for it
  scenarios:
    must_pass: []  # tags or ids of scenarios of which every trial has to pass`;

/**
 * Drafts a policy that names the suite and lets scenarios that look broken run again.
 * @param schema URL of the policy schema
 * @param isControlled whether they run again at main's commit too
 */
export function draftPolicy(suite: string, schema: string, isControlled = false): string {
  // `docs` is next to `schemas`.
  const page = new URL('../docs/policy.md', schema).href;
  const footer = `What to set next. Until then, a drop that chance cannot explain blocks, and so does a removed scenario. All keys:
${page}

${NEXT}`;
  const confirm = isControlled ? { confirm: { control: true } } : {};
  return writeYaml({ suite, on_inconclusive: 'confirm', ...confirm }, { schema, footer });
}
