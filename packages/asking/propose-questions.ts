import {
  listBreakdowns,
  pluralOf,
  humanizeName,
  singularOf,
  type PreparedDatabase,
  type Stages,
} from "@askery/engine";
import type { QueryPlan, TableId } from "@askery/model";
import { rankTables } from "./rank-tables.ts";

type Lexicon = PreparedDatabase["lexicon"];
type TableDescription = NonNullable<ReturnType<Lexicon["tables"]["get"]>>;

/** The number of tables to ask about. */
const maxTables = 4;

/** Plain questions of several kinds about the tables that match the user's words best, best match first. */
export function proposeQuestions(stages: Stages | null, prepared: PreparedDatabase): readonly string[] {
  const { lexicon } = prepared;
  const tables = rankTables(stages, prepared)
    .slice(0, maxTables)
    .flatMap((id) => lexicon.tables.get(id) ?? []);
  const questions = tables.map((table, index) => rotate(proposeAbout(table, prepared), index));
  return interleave(questions);
}

/** A figure over time and by category, the top parents of the rows, what they are made of, and their number. */
function proposeAbout({ table, meaning }: TableDescription, prepared: PreparedDatabase): readonly string[] {
  const { schema } = prepared;
  const rows = pluralOf(humanizeName(table.name));
  const mainFigure = schema.mainFigure(table.id);
  const [category] = listBreakdowns(countOf(table.id), prepared);
  const parent = findNamedParent(table.id, prepared);
  const isAdditive = mainFigure !== null && schema.isAdditive({ table: table.id, column: mainFigure });
  const figure = mainFigure === null ? null : humanizeName(mainFigure);
  const summed = figure === null || !isAdditive ? null : verbalizeTotal(figure, table.name);
  const averaged = figure === null || isAdditive ? null : `average ${figure}`;
  const shown = summed ?? averaged ?? `number of ${rows}`;
  const isEvent = schema.isEvent(table.id) && meaning.date.value !== null;
  const overTime = summed ?? `how many ${rows}`;
  return [
    category === undefined ? null : `${shown} by ${category}`,
    isEvent ? `${overTime} per month this year` : null,
    // Where this year has none.
    isEvent ? `${overTime} per month` : null,
    parent === null ? null : `top 5 ${parent} by ${averaged ?? figure ?? `number of ${rows}`}`,
    category === undefined ? null : `share of ${rows} by ${category}`,
    `how many ${rows} are there`,
  ].filter((question) => question !== null);
}

/** A plan over all rows of a table, grouped, for which breakdowns are proposed. */
function countOf(table: TableId): QueryPlan {
  return {
    kind: "query",
    sources: [{ kind: "table", id: "s0", table, join: null }],
    filters: [],
    aggregation: "group",
    dimensions: [],
    measures: [],
    having: [],
    order: [],
    limit: null,
  };
}

/** "total revenue", or "order total" if the figure's name already starts with "total". */
function verbalizeTotal(figure: string, table: string): string {
  return figure.startsWith("total") ? `${singularOf(humanizeName(table))} ${figure}` : `total ${figure}`;
}

/** The parent of a table's rows, if its rows have a name. */
function findNamedParent(
  id: TableId,
  { lexicon, schema }: Pick<PreparedDatabase, "lexicon" | "schema">,
): string | null {
  for (const edge of schema.graph.edgesFrom(id)) {
    const parent = lexicon.tables.get(edge.to);
    const isNamed = parent !== undefined && parent.meaning.rowName.value.length > 0;
    if (!edge.isFanOut && isNamed) return pluralOf(humanizeName(parent.table.name));
  }
  return null;
}

/** Each table starts with a different kind of question, so that the first few questions are varied. */
function rotate(questions: readonly string[], by: number): readonly string[] {
  const start = questions.length === 0 ? 0 : by % questions.length;
  return [...questions.slice(start), ...questions.slice(0, start)];
}

/** The first of each list, then the second of each. */
function interleave(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}
