import { showChange, showDetails, showRanking, type Planned, type PreparedDatabase } from "@askery/engine";
import type { Plan } from "@askery/model";

/**
 * The interpretations of a question for people to read, who want to see what a ranking goes by, how much a
 * figure changed and more than bare numbers of things. Whoever asks for a statement alone gets the plan as it was asked for.
 */
export function showForPeople(planned: Planned, { schema }: PreparedDatabase): Planned {
  if (planned.kind === "refused") return planned;
  const show = (plan: Plan): Plan => showDetails(showRanking(showChange(plan)), schema);
  const interpretations = planned.interpretations.map((ranked) => ({
    ...ranked,
    interpretation: { ...ranked.interpretation, plan: show(ranked.interpretation.plan) },
  }));
  return { ...planned, plan: show(planned.plan), interpretations };
}
