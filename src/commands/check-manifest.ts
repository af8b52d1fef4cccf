import type { MappingIdentity } from '../../schemas/types/report.ts';
import { jsonDifferences } from '../contract/json-differences.ts';
import { soundOr } from '../errors.ts';
import type { Decision } from '../gating/decision.ts';
import { configOfBundle } from '../io/bundle/bundled-config.ts';
import { MANIFEST_FILE, mappingIdentity } from '../io/bundle/format.ts';
import type { Bundle } from '../io/bundle/read.ts';
import { type CheckStep, skippedStep, stepOf } from '../reporting/bundle-check.ts';
import { loadMapping } from '../suite/mapping/mapping.ts';

const WHAT = 'what the manifest says of the run against the decision and the mapping that the bundle keeps';

/** Checks what the manifest says beside hashes: the suite and the version against the decision, the mapping against its text. */
export function checkManifest(bundle: Bundle): CheckStep {
  const { suite, tool, mapping } = bundle.manifest;
  const elsewhere = soundOr(null, () => saidElsewhere(bundle));
  if (elsewhere === null)
    return skippedStep('manifest', 'the decision or the mapping that the bundle keeps cannot be read');
  const differences = jsonDifferences({ suite, tool, mapping }, { tool, ...elsewhere });
  return stepOf(
    'manifest',
    WHAT,
    differences.map((one) => ({ file: MANIFEST_FILE, ...one })),
  );
}

/** An invalid decision compares nothing, and then names no version. */
function saidElsewhere(bundle: Bundle) {
  const { suite, compared } = bundle.json('decision.json') as Pick<Decision, 'suite' | 'compared'>;
  const tool = compared.candidate?.tool;
  return { suite, ...(tool === undefined ? {} : { tool }), mapping: keptMapping(bundle) };
}

function keptMapping(bundle: Bundle): MappingIdentity | null {
  const { mapping } = configOfBundle(bundle);
  return mappingIdentity(mapping && loadMapping(mapping.file, mapping.text));
}
