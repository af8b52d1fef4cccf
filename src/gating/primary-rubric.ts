import type { Report, RubricReport } from '../../schemas/types/report.ts';
import { byText } from '../contract/text.ts';

/** What tells which rubric is the primary one. */
type NamedRubric = Pick<RubricReport, 'rubric' | 'metric'>;

/** The rubric whose metric is TCR, else the first by id; undefined in a report without rubrics. */
export function primaryRubric<R extends NamedRubric>(report: { readonly rubrics: readonly R[] }): R | undefined {
  return report.rubrics.find((rubric) => rubric.metric === 'TCR') ?? rubricsById(report.rubrics)[0];
}

/** The rubrics as they are shown: the primary one, then by id. */
export function rubricsInOrder(report: Pick<Report, 'rubrics'>): readonly RubricReport[] {
  const primary = primaryRubric(report);
  return primary === undefined ? [] : [primary, ...rubricsById(report.rubrics).filter((rubric) => rubric !== primary)];
}

function rubricsById<R extends NamedRubric>(rubrics: readonly R[]): readonly R[] {
  return [...rubrics].sort((a, b) => byText(a.rubric, b.rubric));
}
