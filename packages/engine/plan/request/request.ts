import {
  joinAskedCharts,
  type AskedChart,
  type CompareOperator,
  type Grain,
  type Period,
  type TableId,
} from "@askery/model";
import type {
  Axis,
  Clause,
  ColumnRef,
  Direction,
  Edit,
  HavingValue,
  OrderKey,
  PeriodPhrase,
  Quantity,
  Side,
  Test,
  Top,
} from "./clause.ts";
import type { FirstGroups } from "./first-groups.ts";
import type { Fragment } from "./fragment.ts";
import type { Threshold } from "./threshold.ts";

/** All clauses of a question, sorted by kind, in word order. */
export interface Request {
  readonly measures: readonly { readonly quantity: Quantity; readonly isImplied: boolean }[];
  readonly attributes: readonly ColumnRef[];
  /** The attributes that are shown beside the names of their rows: "top 10 customers and their country". */
  readonly besides: readonly ColumnRef[];
  readonly entities: readonly TableId[];
  readonly groups: readonly Axis[];
  readonly tests: readonly Test[];
  /** Two tests that different rows of the same result must pass: "cities with both cafés and bars". */
  readonly both: readonly [Test, Test] | null;
  /** A test that no row behind a result may pass: "studios without any film of his". */
  readonly none: Test | null;
  readonly periods: readonly PlacedPeriod[];
  readonly versus: readonly PeriodPhrase[] | null;
  /** Rows that figures are compared for: "open vs closed tickets". */
  readonly sides: readonly Side[] | null;
  /** True if the question asks for the change between the two periods of `versus`. */
  readonly isChangeAsked: boolean;
  /** True if the question asks for nothing but that change. */
  readonly isChangeAlone: boolean;
  readonly havings: readonly Having[];
  /** Comparisons with the figure that the request shows. */
  readonly thresholds: readonly Threshold[];
  /** True for "in percent": of counted rows, the part that passes the condition. */
  readonly isPercent: boolean;
  readonly related: readonly Related[];
  readonly orders: readonly { readonly by: OrderKey; readonly direction: Direction }[];
  readonly top: Top | null;
  /** The groups that figures are limited to: the total of the top 5 after those. */
  readonly among: FirstGroups | null;
  readonly relation: Relation | null;
  readonly isOverTime: boolean;
  readonly isDistinct: boolean;
  /** True if the list should have all columns. */
  readonly isWhole: boolean;
  readonly chart: AskedChart | null;
  /** The figure that colors the marks of the chart, shown beside the figures that are asked for. */
  readonly color: Quantity | null;
  /** True if the rows of each value shown should be counted. */
  readonly isCounted: boolean;
  /** The date column for periods that name no date; null selects the table's default date. */
  readonly happening: ColumnRef | null;
  /** The unit that figures are shown in: "in tonnes". */
  readonly unit: string | null;
  /** Changes to the previous request. Empty in a self-contained question. */
  readonly edits: readonly Edit[];
}

export interface PlacedPeriod {
  readonly period: Period;
  readonly words: string;
  /** The date column that the question names, or null. */
  readonly column: ColumnRef | null;
  /** The last table mentioned before the period: "orders in 2025" uses the date of orders. */
  readonly near: TableId | null;
  readonly isNegated: boolean;
  /** True if the words name no year. A follow-up then takes that of the figures before. */
  readonly isYearless?: true;
  /** Alternative periods. */
  readonly others?: readonly PeriodPhrase[];
  /** True for one of two periods that both must have rows. */
  readonly isJoint?: true;
}

export interface Having {
  readonly quantity: Quantity;
  readonly operator: CompareOperator;
  readonly value: HavingValue;
}

export interface Related {
  readonly table: TableId;
  readonly isNegated: boolean;
  /** Conditions after a negation apply inside it: "no orders in 2025". */
  readonly periods: readonly PlacedPeriod[];
  readonly tests: readonly Test[];
}

/** A computation across the figures of a result. */
export type Relation =
  | Extract<Clause, { kind: "share" | "growth" | "standing" }>
  | { readonly kind: "running" }
  | { readonly kind: "moving"; readonly groups: number; readonly grain: Grain | null };

type Draft = { -readonly [K in keyof Request]: Request[K] extends readonly (infer T)[] ? T[] : Request[K] };

/** Sorts the clauses of fragments, which must be in word order. */
export function collectRequest(
  fragments: readonly Fragment[],
  wordsOf: (fragment: Fragment) => string,
): Request {
  const draft: Draft = {
    measures: [],
    attributes: [],
    besides: [],
    entities: [],
    groups: [],
    tests: [],
    both: null,
    none: null,
    periods: [],
    versus: null,
    sides: null,
    isChangeAsked: false,
    isChangeAlone: false,
    havings: [],
    thresholds: [],
    isPercent: false,
    related: [],
    orders: [],
    top: null,
    among: null,
    relation: null,
    isOverTime: false,
    isDistinct: false,
    isWhole: false,
    chart: null,
    color: null,
    isCounted: false,
    happening: null,
    unit: null,
    edits: [],
  };
  let near: TableId | null = null;
  for (const fragment of fragments) {
    for (const clause of fragment.clauses) {
      addClause(draft, clause, wordsOf(fragment), near);
      near = tableNamedBy(clause) ?? near;
    }
  }
  const isCountAsked = fragments.some(({ clauses }) => clauses.some(({ kind }) => kind === "howMany"));
  return isCountAsked ? countNamed(draft) : draft;
}

/** Counts the rows that a question names, beside the figures that it names; none are listed. */
function countNamed(request: Request): Request {
  const { measures, entities, attributes, groups } = request;
  const figure = measures.map(({ quantity }) => tableOfQuantity(quantity)).find((table) => table !== null);
  const table = entities[0] ?? figure ?? attributes[0]?.table ?? tableOfFirstTest(request);
  const isCounted = measures.some(({ quantity }) => quantity.kind === "rows");
  if (table === undefined || isCounted) return request;
  const isRanked = request.top !== null || request.orders.length > 0;
  return isRanked ||
    request.relation !== null ||
    groups.some((axis) => axis.kind === "entity" && axis.table === table)
    ? request
    : {
        ...request,
        attributes: [],
        measures: [{ quantity: { kind: "rows", table }, isImplied: false }, ...measures],
      };
}

function addClause(draft: Draft, clause: Clause, words: string, near: TableId | null): void {
  switch (clause.kind) {
    case "measure":
      draft.measures.push({ quantity: clause.quantity, isImplied: clause.isImplied });
      return;
    case "attribute":
      draft.attributes.push(clause.column);
      if (clause.isBeside) draft.besides.push(clause.column);
      return;
    case "entity":
      draft.entities.push(clause.table);
      return;
    case "group":
      draft.groups.push(clause.axis);
      return;
    case "filter":
      if (!addToNegation(draft, { tests: [clause.test], periods: [] })) draft.tests.push(clause.test);
      return;
    case "period":
      addPeriod(draft, clause, words, near);
      return;
    case "versus":
      draft.versus = clause.periods;
      return;
    case "sides":
      draft.sides = clause.sides;
      return;
    case "having":
      draft.havings.push(clause);
      return;
    case "threshold":
      draft.thresholds.push(clause);
      return;
    case "related":
      draft.related.push({ table: clause.table, isNegated: clause.isNegated, periods: [], tests: [] });
      return;
    case "order":
      draft.orders.push(clause);
      return;
    case "top":
      draft.top = draft.top === null ? clause.top : mergeTops(draft.top, clause.top);
      return;
    case "growth":
      draft.relation = { ...clause, grain: clause.grain ?? grainOf(draft.relation) };
      return;
    case "share":
    case "running":
    case "standing":
    case "moving":
      draft.relation = clause;
      return;
    case "edit":
      draft.edits.push(clause.edit);
      return;
    default:
      addMark(draft, clause);
  }
}

/** Adds what a request has at most one of. */
function addMark(draft: Draft, clause: Clause): void {
  switch (clause.kind) {
    case "overTime":
      draft.isOverTime = true;
      return;
    case "distinct":
      draft.isDistinct = true;
      return;
    case "everything":
      draft.isWhole = true;
      return;
    case "percent":
      draft.isPercent = true;
      return;
    case "color":
      draft.color = clause.quantity;
      return;
    case "chart":
      draft.chart = joinAskedCharts(draft.chart, clause.chart);
      return;
    case "frequency":
      draft.isCounted = true;
      return;
    case "happening":
      draft.happening = clause.column;
      return;
    case "unit":
      draft.unit = clause.unit;
      break;
    default:
  }
}

function addPeriod(
  draft: Draft,
  { period, column, isNegated, isYearless, others, isJoint }: Extract<Clause, { kind: "period" }>,
  words: string,
  near: TableId | null,
): void {
  const placed: PlacedPeriod = {
    period,
    words,
    column,
    near,
    isNegated,
    ...(isYearless && { isYearless }),
    ...(others && { others }),
    ...(isJoint && { isJoint }),
  };
  if (isNegated || !addToNegation(draft, { tests: [], periods: [placed] })) draft.periods.push(placed);
}

/** Merges a count and a ranking from separate phrases: "top 3 cities with the most inhabitants". */
function mergeTops(one: Top, other: Top): Top {
  const isCounted = one.count > 1 && one.by.kind === "answer" && other.count === 1;
  return isCounted ? { ...other, count: one.count, subject: one.subject ?? other.subject } : other;
}

function grainOf(relation: Relation | null): Grain | null {
  return relation?.kind === "growth" ? relation.grain : null;
}

/** Adds conditions directly after "without ..." to that negation. */
function addToNegation(draft: Draft, added: Pick<Related, "tests" | "periods">): boolean {
  const last = draft.related.at(-1);
  if (!last?.isNegated) return false;
  draft.related[draft.related.length - 1] = {
    ...last,
    tests: [...last.tests, ...added.tests],
    periods: [...last.periods, ...added.periods],
  };
  return true;
}

function tableNamedBy(clause: Clause): TableId | null {
  switch (clause.kind) {
    case "entity":
    case "related":
      return clause.table;
    case "measure":
    case "color":
      return tableOfQuantity(clause.quantity);
    case "attribute":
      return clause.column.table;
    case "period":
      return clause.column?.table ?? null;
    case "filter":
      return clause.test.kind === "values" && clause.test.isNegated ? clause.test.column.table : null;
    default:
      return null;
  }
}

/** The table whose rows a quantity is computed over. */
export function tableOfQuantity(quantity: Quantity): TableId | null {
  switch (quantity.kind) {
    case "rows":
      return quantity.table;
    case "column":
      return quantity.column.table;
    case "metric":
      return quantity.entry.meaning.kind === "metric" ? quantity.entry.meaning.table : null;
    case "per":
    case "averageOver":
      return tableOfQuantity(quantity.of);
    case "rate":
    case "relatedRate":
    case "retention":
      return quantity.of;
    case "duration":
      return quantity.table;
    case "combined":
      return tableOfQuantity(quantity.left) ?? tableOfQuantity(quantity.right);
  }
}

/** All tables whose rows a quantity is computed over. */
export function tablesOfQuantity(quantity: Quantity): readonly TableId[] {
  if (quantity.kind === "combined") {
    return [...new Set([...tablesOfQuantity(quantity.left), ...tablesOfQuantity(quantity.right)])];
  }
  const own = tableOfQuantity(quantity);
  const other =
    quantity.kind === "per" ? [quantity.per] : quantity.kind === "relatedRate" ? [quantity.by] : [];
  return own === null ? other : [own, ...other];
}

/** The table of the first test. */
export function tableOfFirstTest(request: Request): TableId | undefined {
  return request.tests.flatMap((test) =>
    test.kind === "any" ? test.tests.flatMap(tableOfTest) : tableOfTest(test),
  )[0];
}

function tableOfTest(test: Test): readonly TableId[] {
  return "column" in test ? [test.column.table] : [];
}
