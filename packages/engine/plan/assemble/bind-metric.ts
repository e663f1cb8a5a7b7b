import type { Condition, Expression, SourceId } from "@askery/model";
import type { Quantity } from "../request/clause.ts";
import { mapCondition, mapExpression } from "./map-expression.ts";
import type { SourceTree } from "./source-tree.ts";

/** The source id that expressions in the glossary use for their own table. */
const ownSource: SourceId = "s0";

/** The source id that expressions use for a table that each row of their own refers to. */
const besideSource: SourceId = "s1";

/** The joined sources of a metric: its own, and that of the table beside it, if it has one. */
export interface MetricSources {
  readonly own: SourceId;
  readonly beside: SourceId | null;
}

/** Joins the tables of a metric. Null for a filter of the glossary. */
export function joinMetric({ entry, beside }: Metric, tree: SourceTree): MetricSources | null {
  if (entry.meaning.kind !== "metric") return null;
  const own = tree.join(entry.meaning.table);
  return { own, beside: beside === undefined ? null : tree.join(beside) };
}

type Metric = Extract<Quantity, { kind: "metric" }>;

/** Binds a metric to its joined sources. `where` limits the rows that are aggregated. */
export function bindMetric(
  expression: Expression,
  { own, beside }: MetricSources,
  where: Condition | null,
): Expression {
  return mapExpression(expression, (part) => narrow(move(moveBeside(part, beside), own), where));
}

function moveBeside(part: Expression, source: SourceId | null): Expression {
  const isBeside = part.kind === "column" && part.source === besideSource && source !== null;
  return isBeside ? { ...part, source } : part;
}

/** Binds a filter of the glossary to its joined source. */
export function bindCondition(condition: Condition, source: SourceId): Condition {
  return mapCondition(condition, (part) => move(part, source));
}

/** The expression with its aggregates over only some of the rows. */
export function narrowAggregates(expression: Expression, where: Condition): Expression {
  return mapExpression(expression, (part) => narrow(part, where));
}

function move(part: Expression, source: SourceId): Expression {
  return part.kind === "column" && part.source === ownSource ? { ...part, source } : part;
}

function narrow(part: Expression, where: Condition | null): Expression {
  if (part.kind !== "aggregate" || where === null) return part;
  return {
    ...part,
    where: part.where === null ? where : { kind: "all", conditions: [part.where, where] },
  };
}
