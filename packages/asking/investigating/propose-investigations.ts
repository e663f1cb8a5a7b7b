import { listExploredMeasures } from "@askery/engine";
import type { TableId } from "@askery/model";
import { exploreContextOf } from "../exploring/plan-exploration.ts";
import type { InvestigationPlanRequest } from "./investigation-request.ts";
import { rankTables } from "../rank-tables.ts";

const maxQuestions = 3;

/** Questions about the main figures of the most important tables with dates, which can be investigated. */
export function proposeInvestigations(
  request: Omit<InvestigationPlanRequest, "question">,
): readonly string[] {
  const context = exploreContextOf(request.database, request);
  return listDatedTables(request)
    .slice(0, maxQuestions)
    .flatMap((table) => listExploredMeasures(table, context)[0] ?? [])
    .map(({ words }) => `Why did ${words} change last month?`);
}

/** The tables whose rows have a date, the most important first. */
export function listDatedTables({
  database: { prepared },
}: Pick<InvestigationPlanRequest, "database">): readonly TableId[] {
  return rankTables(null, prepared).filter((table) => prepared.schema.eventDate(table) !== null);
}
