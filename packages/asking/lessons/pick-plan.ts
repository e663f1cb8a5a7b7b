import { planInSlices } from "@askery/engine";
import type { Plan, Sliced } from "@askery/model";
import type { AskRequest } from "../ask-database.ts";
import { showPlan } from "../show-for-people.ts";

/** The plan of a choice of a question, as people see it. Null if the question has no such choice. */
export function* pickPlan(request: AskRequest): Sliced<Plan | null> {
  const { prepared } = request.database;
  const planned = yield* planInSlices({ ...request, database: prepared });
  // Only a picked plan is certain.
  return planned.kind === "planned" && planned.confidence === 1 ? showPlan(planned.plan, prepared) : null;
}
