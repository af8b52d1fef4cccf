import { writeYaml } from '../../contract/write-yaml.ts';

/** Keys that wait for somebody's decision; as they stand, without the marks of comments, they are a policy. */
const NEXT = `gate:
  metrics:
    TCR:
      threshold: 0.8  # 0 to 1, below which nothing is merged
      rationale: Why it takes so much.
      owner: "@team"  # who answers for it
  scenarios:
    must_pass: []  # tags or ids of scenarios of which every trial has to pass`;

/** Drafts a policy that names the suite and decides nothing more. @param schema address of the schema of policies */
export function draftPolicy(suite: string, schema: string): string {
  // The pages stand beside the schemas.
  const page = new URL('../docs/policy.md', schema).href;
  const after = `What a team sets next. Until then a drop that chance cannot explain blocks, and a scenario that is removed. All keys:
${page}

${NEXT}`;
  return writeYaml({ suite }, { schema, after });
}

/** The name of a folder as that of a suite; empty where nothing of it can stand in one. */
export function suiteNameFor(folder: string): string {
  const plain = folder.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain
    .replace(/[^A-Za-z0-9 ._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 100)
    .replace(/[^A-Za-z0-9]+$/, '');
}
