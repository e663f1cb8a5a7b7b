import { listExploredMeasures, nameInWords, pluralOf } from "@askery/engine";
import type { TableId } from "@askery/model";
import { exploreContextOf } from "../exploring/plan-exploration.ts";
import type { InvestigationPlanRequest } from "./investigation-request.ts";
import { rankTables } from "../rank-tables.ts";

const maxQuestions = 6;
const maxChanges = 3;
const leastPeople = 30;

/**
 * Questions that can be investigated, one of each form first: about the main figures of the most important tables with dates, what
 * is unusual in them, how they go on, and which people come no more.
 */
export function proposeInvestigations(
  request: Omit<InvestigationPlanRequest, "question">,
): readonly string[] {
  const context = exploreContextOf(request.database, request);
  const dated = listDatedTables(request);
  // Things are dated by their start, and few figures of them change from month to month.
  const events = dated.filter((table) => kindOf(table, request) !== "entity");
  const [first, ...changes] = (events.length === 0 ? dated : events)
    .slice(0, maxChanges)
    .flatMap((table) => listExploredMeasures(table, context)[0] ?? [])
    .map(({ words }) => `Why did ${words} change last month?`);
  if (first === undefined) return [];
  const [main] = events;
  const ofEvents =
    main === undefined
      ? []
      : [
          "What is unusual this week?",
          `Forecast ${nameRows(main, request)} for the next quarter`,
          ...listComing(events, request).map((people) => `Which ${nameRows(people, request)} are we losing?`),
        ];
  return [first, ...ofEvents, ...changes].slice(0, maxQuestions);
}

/** The people that events refer to, if they are many: staff is not, and is not lost as customers are. */
function listComing(
  events: readonly TableId[],
  { database: { prepared } }: Pick<InvestigationPlanRequest, "database">,
): readonly TableId[] {
  const { schema } = prepared;
  const countOf = (table: TableId) => schema.table(table).rowEstimate ?? 0;
  return schema.people
    .filter(
      (people) =>
        countOf(people) >= leastPeople &&
        schema.catalog.relationships.some(
          ({ from, to }) => to.table === people && events.includes(from.table),
        ),
    )
    .toSorted((one, other) => countOf(other) - countOf(one))
    .slice(0, 1);
}

function nameRows(
  table: TableId,
  { database: { prepared } }: Pick<InvestigationPlanRequest, "database">,
): string {
  return pluralOf(nameInWords(prepared.schema.table(table).name));
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
