import type { ArmScores, Report, ScenarioReport } from '../../schemas/types/report.ts';
import { byText } from '../contract/text.ts';
import { armOf } from '../suite/trial.ts';
import type { ScoredTrial } from './score-trial.ts';

interface ArmBuilder {
  add(scoredTrial: ScoredTrial): void;
  finish(): Pick<Report, 'scenarios'>;
}

/** Keeps the trials of arms apart from those of the agent as it is. @param start starts the report of an arm */
export function startArms(start: () => ArmBuilder) {
  const arms = new Map<string, ArmBuilder>();
  return {
    /** Counts a trial that names an arm. @returns false for any other */
    takes(scoredTrial: ScoredTrial): boolean {
      const arm = armOf(scoredTrial.trial);
      if (arm === null) return false;
      const builder = arms.get(arm) ?? start();
      arms.set(arm, builder);
      builder.add(scoredTrial);
      return true;
    },
    /** The scenarios, each with its scores in every arm. A scenario without a trial of the agent as it is did not run. */
    addTo(scenarios: readonly ScenarioReport[]): readonly ScenarioReport[] {
      const measured = [...arms]
        .sort(([a], [b]) => byText(a, b))
        .map(([arm, builder]) => {
          const scores = builder
            .finish()
            .scenarios.map((scenario) => [scenario.scenario, armScores(scenario)] as const);
          return { arm, scores: new Map(scores) };
        });
      return scenarios.map((scenario) => {
        const inArms = measured.flatMap(({ arm, scores }) => {
          const known = scores.get(scenario.scenario);
          return known === undefined ? [] : [[arm, known] as const];
        });
        return inArms.length === 0 ? scenario : { ...scenario, arms: Object.fromEntries(inArms) };
      });
    },
  };
}

function armScores({ content, rubrics }: ScenarioReport): ArmScores {
  const judged = Object.entries(rubrics).filter(([, { scores }]) => scores.length > 0);
  return { content, rubrics: Object.fromEntries(judged.map(([id, { scores, passed }]) => [id, { scores, passed }])) };
}
