import type { Condition, Expression, SourceId } from "@askery/model";
import { mapCondition, mapExpression } from "./map-expression.ts";

/** The source id that expressions in the glossary use for their own table. */
const ownSource: SourceId = "s0";

/** Binds a metric of the glossary to its joined source. `where` limits the rows that are aggregated. */
export function bindMetric(expression: Expression, source: SourceId, where: Condition | null): Expression {
  return mapExpression(expression, (part) => narrow(move(part, source), where));
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
