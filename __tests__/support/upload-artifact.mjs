// @ts-check
/** Uploads files with GitHub's own client, as a step would: `node upload-artifact.mjs NAME ROOT FILE...`. */
import { join } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';

const [name = '', root = '', ...files] = process.argv.slice(2);
const client = new DefaultArtifactClient();
await client.uploadArtifact(
  name,
  files.map((file) => join(root, file)),
  root,
);
