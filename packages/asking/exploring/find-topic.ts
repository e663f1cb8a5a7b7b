import {
  cutPeriod,
  explorationOfPlan,
  exploredFiltersOf,
  matchMeasure,
  planInSlices,
  type ExploreContext,
  type Planned,
} from "@askery/engine";
import {
  wholeDatabase,
  type DashboardTopic,
  type Exploration,
  type ExploredFilter,
  type FilterValue,
  type IsoDate,
  type Sliced,
  type TableId,
} from "@askery/model";
import { rankTables } from "../rank-tables.ts";
import type { ExplorationContext } from "./plan-exploration.ts";
import { readConditions } from "./read-conditions.ts";

/** What a topic looks at. */
export interface FoundTopic {
  /** What people asked for, in words; null for the whole database and for a table. */
  readonly title: string | null;
  /** At least one. */
  readonly explorations: readonly Exploration[];
  /** The period of the topic, which a dashboard's time range has at first. */
  readonly period: Extract<FilterValue, { kind: "time" }> | null;
  readonly unknownWords: readonly string[];
  /** Conditions of the topic that no exploration can have. */
  readonly leftOut: readonly string[];
}

const maxTables = 3;
/** Words that say that a dashboard is wanted, and nothing about its topic. */
const filler =
  /\b(an?|the|my|our|about|of|for|on|dashboards?|overview|report|summary|review|kpis?|metrics|figures|numbers|performance)\b/gi;

/** What a topic means in a database; null if nothing there is called so. */
export function* findTopic(
  topic: DashboardTopic,
  request: ExplorationContext,
  context: ExploreContext,
): Sliced<FoundTopic | null> {
  const found = { title: null, period: null, unknownWords: [], leftOut: [] };
  switch (topic.kind) {
    case "everything":
      return { ...found, explorations: [wholeDatabase] };
    case "table": {
      const { table, measure } = topic;
      return { ...found, explorations: [{ ...wholeDatabase, table, measure }] };
    }
    case "words":
      return yield* readTopic(topic.text.trim(), request, context);
  }
}

function* readTopic(
  text: string,
  request: ExplorationContext,
  context: ExploreContext,
): Sliced<FoundTopic | null> {
  const cut = cutPeriod(text, context);
  const words = (cut?.rest ?? text).replaceAll(filler, " ").replaceAll(/\s+/g, " ").trim();
  const isWhole = words === "" || /^(every|all|the)?\s*(thing|database|data)$/i.test(words);
  const found = isWhole
    ? { explorations: [wholeDatabase], unknownWords: [], leftOut: [] }
    : yield* exploreWords(words, request, context);
  if (found === null) return null;
  const { from = null, to = null } = cut?.span ?? {};
  // "Since May" has no end, and ends today.
  const days = from === null ? null : { from, to: to ?? dayAfter(request.today) };
  return {
    ...found,
    title: text,
    explorations: found.explorations.map((one) => ({ ...one, period: days })),
    period: cut === null ? null : { kind: "time", period: cut.period, words: cut.words },
  };
}

const dayMs = 86_400_000;

function dayAfter(day: IsoDate): IsoDate {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

function* exploreWords(
  text: string,
  { database: { prepared }, today, settings }: ExplorationContext,
  context: ExploreContext,
): Sliced<Pick<FoundTopic, "explorations" | "unknownWords" | "leftOut"> | null> {
  const planned = yield* planInSlices({ text, database: prepared, today, settings });
  const unknownWords = planned.marks.flatMap(({ kind, span }) =>
    kind === "unknown" ? [text.slice(span.start, span.end)] : [],
  );
  const named = listNamedTables(planned);
  const [first] = named;
  if (named.length > 1 || (planned.kind === "refused" && first !== undefined)) {
    const tables = named.slice(0, maxTables);
    return { explorations: tables.map((table) => ({ ...wholeDatabase, table })), unknownWords, leftOut: [] };
  }
  const plan = planned.kind === "planned" ? planned.plan : null;
  if (plan?.kind !== "query") return null;
  const [root] = plan.sources;
  if (root?.kind !== "table") return null;
  const filters = exploredFiltersOf(plan, context.schema);
  const isNamed = named.includes(root.table);
  const table = isNamed ? root.table : findTelling(root.table, filters, { context, prepared });
  const measure = isNamed || isGuessed(planned) ? null : matchMeasure(plan, context);
  const by = table === root.table ? (explorationOfPlan(plan, context)?.exploration.by ?? null) : null;
  const [best] = planned.kind === "planned" ? planned.interpretations : [];
  const defaults = best?.interpretation.defaults?.applied ?? [];
  const { conditions, leftOut } = readConditions(plan, defaults, context);
  const exploration = {
    ...wholeDatabase,
    table,
    measure,
    by,
    filters,
    ...(conditions.length > 0 && { conditions }),
  };
  return { explorations: [exploration], unknownWords, leftOut };
}

/** Whether only guesses led to the plan: "sales" may be any figure of the rows that it means. */
function isGuessed({ stages }: Planned): boolean {
  return (stages?.mentions ?? []).every(({ isGuess }) => isGuess);
}

/** The tables that the words name as they are called, in the order of the words. */
function listNamedTables({ stages }: Planned): readonly TableId[] {
  const mentions = (stages?.mentions ?? []).flatMap(({ target, score, range }) =>
    target.kind === "table" && score > sure ? [{ table: target.table, from: range.from }] : [],
  );
  const ordered = mentions.toSorted((one, other) => one.from - other.from);
  return [...new Set(ordered.map(({ table }) => table))];
}

const sure = 0.9;

interface Places {
  readonly context: ExploreContext;
  readonly prepared: ExplorationContext["database"]["prepared"];
}

/**
 * The table to look at for values of a table. A list of names, such as categories, has neither dates nor figures: then it
 * is the most important table whose rows have one of its values each.
 */
function findTelling(
  table: TableId,
  filters: readonly ExploredFilter[],
  { context: { schema, lexicon }, prepared }: Places,
): TableId {
  const hasDates = (lexicon.tables.get(table)?.meaning.date.value ?? null) !== null;
  if (hasDates || schema.mainFigure(table) !== null || filters.length === 0) return table;
  const telling = rankTables(null, prepared).find((one) => {
    const path = schema.graph.findPath(one, table);
    return path !== null && path.length > 0 && path.every(({ isFanOut }) => !isFanOut);
  });
  return telling ?? table;
}
