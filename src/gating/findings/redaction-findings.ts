import type { Report } from '../../../schemas/types/report.ts';
import { byText } from '../../contract/text.ts';
import type { FindingData } from '../messages/catalogue.ts';

/** What was taken out of the candidate's results: how many of which shape, and never a value. */
export function replacedSecrets({ redacted }: Report): readonly FindingData[] {
  const shapes = Object.entries(redacted ?? {}).sort(([a], [b]) => byText(a, b));
  return shapes.some(([, count]) => count > 0) ? [{ code: 'secrets-replaced', effect: 'notice', shapes }] : [];
}
