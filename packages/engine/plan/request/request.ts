import type { JoinEdge } from "../schema/join-graph.ts";
import type { ChartKind, CompareOperator, Grain, Period, TableId } from "@askery/model";
import type {
  Axis,
  Clause,
  ColumnRef,
  Direction,
  Edit,
  Fragment,
  HavingValue,
  OrderKey,
  PeriodPhrase,
  Quantity,
  Test,
  Top,
} from "./clause.ts";

/** All that a question asks for, sorted by kind, in the order of its words. */
export interface Request {
  readonly measures: readonly { readonly quantity: Quantity; readonly isImplied: boolean }[];
  readonly attributes: readonly ColumnRef[];
  readonly entities: readonly TableId[];
  readonly groups: readonly Axis[];
  readonly tests: readonly Test[];
  /** Some rows of what is listed pass the one, some the other: "cities with both cafés and bars". */
  readonly both: readonly [Test, Test] | null;
  /** What no row with the same answer may pass: "studios without any film of his". */
  readonly none: Test | null;
  readonly periods: readonly PlacedPeriod[];
  readonly versus: readonly PeriodPhrase[] | null;
  /** Whether it asks how much the one differs from the other, rather than for both alone. */
  readonly isChangeAsked: boolean;
  readonly havings: readonly Having[];
  readonly related: readonly Related[];
  readonly orders: readonly { readonly by: OrderKey; readonly direction: Direction }[];
  readonly top: Top | null;
  readonly relation: Relation | null;
  readonly isOverTime: boolean;
  readonly isDistinct: boolean;
  /** All columns of what is listed are wanted. */
  readonly isWhole: boolean;
  /** Tests of a table that the rows refer to in more than one way, each with its own way. */
  readonly apart: readonly { readonly test: Test; readonly edge: JoinEdge }[];
  readonly chart: ChartKind | null;
  /** The date that all is about that is said of time without naming a date; null leaves it to the table. */
  readonly happening: ColumnRef | null;
  /** What is to be changed of the question before. Empty when the question stands for itself. */
  readonly edits: readonly Edit[];
}

export interface PlacedPeriod {
  readonly period: Period;
  readonly words: string;
  /** The date it is about when the question names one. */
  readonly column: ColumnRef | null;
  /** The table last mentioned before it: "orders in 2025" is about the date of orders. */
  readonly near: TableId | null;
  readonly isNegated: boolean;
  /** Spans of time that will do as well. */
  readonly others?: readonly PeriodPhrase[];
}

export interface Having {
  readonly quantity: Quantity;
  readonly operator: CompareOperator;
  readonly value: HavingValue;
}

export interface Related {
  readonly table: TableId;
  readonly isNegated: boolean;
  /** What is said behind a negation belongs inside it: "no orders in 2025". */
  readonly periods: readonly PlacedPeriod[];
  readonly tests: readonly Test[];
}

/** How the figures of a result relate to each other. */
export type Relation =
  | { readonly kind: "share" }
  | { readonly kind: "growth"; readonly grain: Grain | null; readonly as: "ratio" | "difference" }
  | { readonly kind: "running" }
  | { readonly kind: "moving"; readonly groups: number; readonly grain: Grain | null };

type Draft = { -readonly [K in keyof Request]: Request[K] extends readonly (infer T)[] ? T[] : Request[K] };

/** Sorts the clauses of fragments that stand in the order of their words. */
export function collectRequest(
  fragments: readonly Fragment[],
  wordsOf: (fragment: Fragment) => string,
): Request {
  const draft: Draft = {
    measures: [],
    attributes: [],
    entities: [],
    groups: [],
    tests: [],
    both: null,
    none: null,
    periods: [],
    versus: null,
    isChangeAsked: false,
    havings: [],
    related: [],
    orders: [],
    top: null,
    relation: null,
    isOverTime: false,
    isDistinct: false,
    isWhole: false,
    apart: [],
    chart: null,
    happening: null,
    edits: [],
  };
  let near: TableId | null = null;
  for (const fragment of fragments) {
    for (const clause of fragment.clauses) {
      addClause(draft, clause, wordsOf(fragment), near);
      near = tableNamedBy(clause) ?? near;
    }
  }
  return draft;
}

function addClause(draft: Draft, clause: Clause, words: string, near: TableId | null): void {
  switch (clause.kind) {
    case "measure":
      draft.measures.push({ quantity: clause.quantity, isImplied: clause.isImplied });
      return;
    case "attribute":
      draft.attributes.push(clause.column);
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
    case "period": {
      const placed: PlacedPeriod = {
        period: clause.period,
        words,
        column: clause.column,
        near,
        isNegated: clause.isNegated,
        ...(clause.others && { others: clause.others }),
      };
      if (clause.isNegated || !addToNegation(draft, { tests: [], periods: [placed] })) {
        draft.periods.push(placed);
      }
      return;
    }
    case "versus":
      draft.versus = clause.periods;
      return;
    case "having":
      draft.havings.push(clause);
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
    case "moving":
      draft.relation = clause;
      return;
    case "overTime":
      draft.isOverTime = true;
      return;
    case "distinct":
      draft.isDistinct = true;
      return;
    case "everything":
      draft.isWhole = true;
      return;
    case "chart":
      draft.chart = clause.chart;
      return;
    case "happening":
      draft.happening = clause.column;
      return;
    case "edit":
      draft.edits.push(clause.edit);
      break;
    case "breakdown":
    case "nothing":
      break;
  }
}

/** "Top 3 cities with the most inhabitants": how many are wanted, and by what, said apart. */
function mergeTops(one: Top, other: Top): Top {
  const isCounted = one.count > 1 && one.by.kind === "answer" && other.count === 1;
  return isCounted ? { ...other, count: one.count, subject: one.subject ?? other.subject } : other;
}

function grainOf(relation: Relation | null): Grain | null {
  return relation?.kind === "growth" ? relation.grain : null;
}

/** Puts what follows "without ..." inside it, when it follows at once. */
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
      return tableOfQuantity(clause.quantity);
    case "attribute":
      return clause.column.table;
    case "period":
      return clause.column?.table ?? null;
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
      return quantity.of;
    case "duration":
      return quantity.from.table;
    case "combined":
      return tableOfQuantity(quantity.left) ?? tableOfQuantity(quantity.right);
  }
}

/** All tables whose rows it is computed over. */
export function tablesOfQuantity(quantity: Quantity): readonly TableId[] {
  if (quantity.kind === "combined") {
    return [...new Set([...tablesOfQuantity(quantity.left), ...tablesOfQuantity(quantity.right)])];
  }
  const own = tableOfQuantity(quantity);
  const other =
    quantity.kind === "per" ? [quantity.per] : quantity.kind === "relatedRate" ? [quantity.by] : [];
  return own === null ? other : [own, ...other];
}

/** The table of the first thing that must hold. */
export function tableOfFirstTest(request: Request): TableId | undefined {
  return request.tests.flatMap((test) =>
    test.kind === "any" ? test.tests.flatMap(tableOfTest) : tableOfTest(test),
  )[0];
}

function tableOfTest(test: Test): readonly TableId[] {
  return "column" in test ? [test.column.table] : [];
}
