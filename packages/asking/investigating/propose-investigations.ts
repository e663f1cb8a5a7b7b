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
  const dated = listDatedTables(request);
  // Things are dated by their start, and few figures of them change from month to month.
  const events = dated.filter((table) => kindOf(table, request) !== "entity");
  return (events.length === 0 ? dated : events)
    .slice(0, maxQuestions)
    .flatMap((table) => listExploredMeasures(table, context)[0] ?? [])
    .map(({ words }) => `Why did ${words} change last month?`);
}

function kindOf(
  table: TableId,
  { database: { prepared } }: Pick<InvestigationPlanRequest, "database">,
): string | undefined {
  return prepared.described.tables.find(({ id }) => id === table)?.kind.value;
}

/** The tables whose rows have a date, the most important first. */
export function listDatedTables({
  database: { prepared },
}: Pick<InvestigationPlanRequest, "database">): readonly TableId[] {
  return rankTables(null, prepared).filter((table) => prepared.schema.eventDate(table) !== null);
}
