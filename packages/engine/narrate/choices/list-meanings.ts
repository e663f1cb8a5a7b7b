import type { Condition, Expression, Meaning, Plan, QueryPlan, TableId } from "@askery/model";
import { columnsIn, keyOf } from "./part-key.ts";

/** What a word may mean for a plan to have a part that another plan lacks. */
export type LearnableMeaning =
  | Meaning
  /** Rows of a table are dated by this column. */
  | { readonly kind: "date"; readonly table: TableId; readonly column: string };

export interface PartMeaning {
  readonly meaning: LearnableMeaning;
  /** Whether it is the meaning of a figure. */
  readonly isFigure: boolean;
}

/**
 * Lists what words may mean so that a question becomes this plan instead of another one: the columns, values, metrics and
 * dates of the parts that the other plan lacks, the simplest first.
 */
export function listMeanings(plan: Plan, other: Plan | null): readonly PartMeaning[] {
  if (plan.kind !== "query") return [];
  const known = new Set(other?.kind === "query" ? partsOf(other).map((part) => keyOf(part, other)) : []);
  const meanings = partsOf(plan)
    .filter((part) => !known.has(keyOf(part, plan)))
    .flatMap((part) =>
      meaningsOf(part, plan).map((meaning) => ({ meaning, isFigure: figures.has(part.kind) })),
    );
  return [...new Map(meanings.map((one) => [JSON.stringify(one.meaning), one])).values()];
}

const figures: ReadonlySet<Part["kind"]> = new Set(["aggregate", "arithmetic"]);

type Part = Expression | Condition;

function partsOf({ measures, dimensions, filters }: QueryPlan): readonly Part[] {
  const shown = [...measures, ...dimensions].filter(({ isShown }) => isShown);
  return [...shown.map(({ expression }) => expression), ...filters];
}

function meaningsOf(part: Part, plan: QueryPlan): readonly LearnableMeaning[] {
  switch (part.kind) {
    case "period":
      return columnMeanings(part, plan).map(({ table, column }) => ({ kind: "date", table, column }));
    case "compare":
    case "in":
      return [...valueMeanings(part, plan), ...filterMeanings(part, plan)];
    case "match":
    case "between":
    case "null":
    case "not":
    case "any":
    case "all":
      return filterMeanings(part, plan);
    case "grain":
      return [
        ...columnMeanings(part, plan),
        ...columnMeanings(part, plan).map(({ table, column }) => ({ kind: "date", table, column }) as const),
      ];
    case "aggregate":
    case "arithmetic":
      return figureMeanings(part, plan);
    default:
      return columnMeanings(part, plan);
  }
}

function figureMeanings(part: Expression, plan: QueryPlan): readonly LearnableMeaning[] {
  const table = tableOf(part, plan);
  if (table === null) return columnMeanings(part, plan);
  const metric = { kind: "metric", table, expression: place(part) } as const;
  const isRows = part.kind === "aggregate" && part.of === null;
  return [...(isRows ? [{ kind: "table", table } as const] : columnMeanings(part, plan)), metric];
}

function filterMeanings(part: Condition, plan: QueryPlan): readonly LearnableMeaning[] {
  const table = tableOf(part, plan);
  return table === null ? [] : [{ kind: "filter", table, condition: place(part) }];
}

function valueMeanings(part: Condition, plan: QueryPlan): readonly LearnableMeaning[] {
  const [column, ...others] = columnMeanings(part, plan);
  const value = onlyValue(part);
  if (column?.kind !== "column" || others.length > 0 || value === null) return [];
  return [{ kind: "value", table: column.table, column: column.column, value }];
}

function onlyValue(part: Condition): string | null {
  if (part.kind === "in") {
    const [only, ...others] = part.options;
    return only?.type === "text" && others.length === 0 ? only.value : null;
  }
  if (part.kind !== "compare" || part.operator !== "=") return null;
  return part.right.kind === "literal" && part.right.value.type === "text" ? part.right.value.value : null;
}

/** The columns of a part. */
function columnMeanings(
  part: Part,
  plan: QueryPlan,
): readonly Extract<Meaning, { readonly kind: "column" }>[] {
  return columnsIn(part, plan).flatMap(({ source, column }) => {
    const table = tableAt(source, plan);
    if (table === null) return [];
    return [{ kind: "column", table, column } as const];
  });
}

/** The only table that a part reads; null if there are several, or none but the rows of an inner plan. */
function tableOf(part: Part, plan: QueryPlan): TableId | null {
  const sources = new Set(columnsIn(part, plan).map(({ source }) => source));
  const [source = plan.sources[0]?.id ?? "", ...others] = sources;
  return others.length > 0 ? null : tableAt(source, plan);
}

function tableAt(source: string, { sources }: QueryPlan): TableId | null {
  const found = sources.find(({ id }) => id === source);
  return found?.kind === "table" ? found.table : null;
}

/** Definitions refer to their only table as `s0`. */
function place<P extends Part>(part: P): P {
  return JSON.parse(JSON.stringify(part, (name, value: unknown) => (name === "source" ? "s0" : value))) as P;
}
