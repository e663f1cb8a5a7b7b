import type { EditFigure, EditMeasure, Expression, Measure, QueryPlan } from "@askery/model";
import { mapExpression } from "../plan/assemble/map-expression.ts";
import { sourcesIn } from "../plan/find-repeat.ts";
import { isSame } from "../plan/request/is-same.ts";
import { holdsAggregate, holdsPlan } from "../sql/walk-expression.ts";
import type { EditContext } from "./edit-context.ts";
import { editPlan } from "./edit-plan.ts";
import { readField } from "./read-field.ts";

/**
 * Reads a measure of a plan as an edit would write it. Null if it says more than an edit can: setting the measure to its
 * reading never changes the plan.
 */
export function readMeasure(measure: Measure, plan: QueryPlan, context: EditContext): EditMeasure | null {
  const figures = [readFigure(measure.expression, plan, context), readMetric(measure.expression, plan)];
  const found = figures
    .filter((figure) => figure !== null)
    .flatMap((figure) => [null, measure.label].map((label): EditMeasure => ({ figure, label })))
    .find((to) => {
      const set = editPlan(plan, { kind: "setMeasure", measure: measure.id, to }, context);
      return set.kind === "edited" && isSame(set.plan, plan);
    });
  return found ?? null;
}

/** Reads an expression as a figure that a filter of groups can test. Null for rows, and for what an edit cannot write. */
export function readGroupFigure(
  expression: Expression,
  plan: QueryPlan,
  context: EditContext,
): EditFigure | null {
  if (!holdsAggregate(expression)) return null;
  return readFigure(expression, plan, context) ?? readMetric(expression, plan);
}

function readFigure(expression: Expression, plan: QueryPlan, context: EditContext): EditFigure | null {
  switch (expression.kind) {
    case "aggregate": {
      const { function: name, of, where, fraction } = expression;
      if (where !== null) return null;
      if (of === null) return name === "count" ? { kind: "rows", table: null } : null;
      const field = readField(of, plan, context.schema);
      if (field === null) return null;
      if (field.kind === "column" && name === "countDistinct") {
        const key = context.schema.table(field.table).primaryKey;
        if (key.length === 1 && key[0] === field.column) return { kind: "rows", table: field.table };
      }
      return { kind: "aggregate", function: name, field, ...(fraction !== undefined && { fraction }) };
    }
    case "arithmetic": {
      const [of, by] = [expression.left, expression.right].map((part) => readFigure(part, plan, context));
      return expression.operator === "/" && of && by ? { kind: "ratio", of, by } : null;
    }
    case "share":
      return expression.isCumulative === true ? null : readRelated("share", expression.of, plan);
    case "change":
      return readRelated("growth", expression.of, plan);
    case "running":
      return readRelated("running", expression.of, plan);
    default:
      return null;
  }
}

function readRelated(
  kind: "share" | "growth" | "running",
  of: Expression,
  { measures }: QueryPlan,
): EditFigure | null {
  const base = measures.find(
    ({ id, expression }) => isSame(expression, of) || isSame(of, { kind: "output", output: id }),
  );
  return base === undefined ? null : { kind, of: base.id };
}

/** Any figure over one table can be written like a metric of the glossary. */
function readMetric(expression: Expression, { sources }: QueryPlan): EditFigure | null {
  const [only, ...others] = sourcesIn(expression);
  const source = sources.find(({ id }) => id === only);
  if (source?.kind !== "table" || others.length > 0 || holdsPlan(expression)) return null;
  const moved = mapExpression(expression, (part) =>
    part.kind === "column" ? { ...part, source: "s0" } : part,
  );
  return { kind: "metric", table: source.table, expression: moved };
}
