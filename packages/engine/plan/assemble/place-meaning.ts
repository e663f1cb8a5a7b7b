import type { Condition, Expression, SourceId } from "@askery/model";
import { mapCondition, mapExpression } from "./map-expression.ts";

/** The one source that the glossary's expressions speak of. */
const ownSource: SourceId = "s0";

/** A metric of the glossary over the source that its table became; `where` keeps only some of the rows. */
export function placeMetric(expression: Expression, source: SourceId, where: Condition | null): Expression {
  return mapExpression(expression, (part) => narrow(move(part, source), where));
}

/** A condition of the glossary over the source that its table became. */
export function placeCondition(condition: Condition, source: SourceId): Condition {
  return mapCondition(condition, (part) => move(part, source));
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
