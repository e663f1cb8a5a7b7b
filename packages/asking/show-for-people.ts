import {
  showChange,
  showCounts,
  showDetails,
  showRanking,
  type Planned,
  type PreparedDatabase,
} from "@askery/engine";
import type { Plan } from "@askery/model";

/**
 * Adds details for readers to the interpretations of a question: the figure behind a ranking, the values behind a
 * change, and more than bare counts of things. Callers that need only a statement use the plan as it was asked for.
 */
export function showForPeople(planned: Planned, database: PreparedDatabase): Planned {
  if (planned.kind === "refused") return planned;
  const show = (plan: Plan): Plan => showPlan(plan, database);
  const interpretations = planned.interpretations.map((ranked) => ({
    ...ranked,
    interpretation: { ...ranked.interpretation, plan: show(ranked.interpretation.plan) },
  }));
  return { ...planned, plan: show(planned.plan), interpretations };
}

/** A plan with details for readers. */
export function showPlan(plan: Plan, { schema }: Pick<PreparedDatabase, "schema">): Plan {
  return showDetails(showCounts(showRanking(showChange(plan)), schema), schema);
}
