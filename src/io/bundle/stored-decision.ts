import decisionSchema from '../../../schemas/decision.schema.json' with { type: 'json' };
import type { Decision } from '../../../schemas/types/decision.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import type { Bundle } from './read.ts';

export const decisionCheck = schemaCheck<Decision>(decisionSchema);

/** The decision of a bundle. @throws UserError if it is missing, damaged, or not as this version writes it */
export function decisionOfBundle({ label, json }: Pick<Bundle, 'label' | 'json'>): Decision {
  return decisionCheck.parse(json('decision.json'), (pointer) => ({ file: `${label}/decision.json`, pointer }));
}
