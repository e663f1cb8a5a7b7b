import type { Condition, EditField, EditFilter, Expression, FieldTest, Plan, QueryPlan } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";
import type { EditContext } from "./edit-context.ts";
import { editPlan } from "./edit-plan.ts";

/**
 * Reads a filter of a plan as an edit would write it. Null if it says more than an edit can: setting the filter to its
 * reading never changes the plan.
 */
export function readFilter(filter: Condition, plan: Plan, context: EditContext): EditFilter | null {
  const block = findBlock(filter, plan);
  const to = block === null ? null : readCondition(filter, block);
  if (to === null) return null;
  const set = editPlan(plan, { kind: "setFilter", filter, to }, context);
  return set.kind === "edited" && isSame(set.plan, plan) ? to : null;
}

/** Reads an expression as a field: a column, or an output of the plan or of the plan that its rows come from. */
export function readField(expression: Expression, { sources, dimensions }: QueryPlan): EditField | null {
  if (expression.kind === "output") return { kind: "output", output: expression.output };
  if (expression.kind === "column") {
    const source = sources.find(({ id }) => id === expression.source);
    if (source === undefined) return null;
    return source.kind === "table"
      ? { kind: "column", table: source.table, column: expression.column }
      : { kind: "output", output: expression.column };
  }
  const shown = dimensions.find((one) => isSame(one.expression, expression));
  return shown === undefined ? null : { kind: "output", output: shown.id };
}

/** The block with this filter of rows or groups, at any depth. */
function findBlock(filter: Condition, plan: Plan): QueryPlan | null {
  if (plan.kind === "sql") return null;
  if (plan.kind === "set") return findBlock(filter, plan.left) ?? findBlock(filter, plan.right);
  if ([...plan.filters, ...plan.having].some((one) => isSame(one, filter))) return plan;
  for (const source of plan.sources) {
    const found = source.kind === "plan" ? findBlock(filter, source.plan) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Reads a condition of a block, whether or not an edit would build it the same way. */
export function readCondition(condition: Condition, block: QueryPlan): EditFilter | null {
  switch (condition.kind) {
    case "not": {
      const filter = readCondition(condition.condition, block);
      return filter && { kind: "not", filter };
    }
    case "all":
    case "any":
      return readAll(condition.conditions, condition.kind, block);
    case "exists": {
      const [first, ...others] = condition.plan.kind === "query" ? condition.plan.filters : [];
      if (condition.plan.kind !== "query" || first === undefined) return null;
      return others.length === 0
        ? readCondition(first, condition.plan)
        : readAll(condition.plan.filters, "all", condition.plan);
    }
    case "inPlan":
      return null;
    default: {
      const test = readTest(condition);
      const field = readField(condition.kind === "compare" ? condition.left : condition.value, block);
      return test && field && { kind: "test", field, test };
    }
  }
}

function readAll(conditions: readonly Condition[], kind: "all" | "any", block: QueryPlan): EditFilter | null {
  const filters = conditions.map((one) => readCondition(one, block));
  return filters.every((one) => one !== null) ? { kind, filters } : null;
}

type TestCondition = Exclude<Condition, { kind: "not" | "all" | "any" | "exists" | "inPlan" }>;

function readTest(condition: TestCondition): FieldTest | null {
  switch (condition.kind) {
    case "compare": {
      const { operator, right } = condition;
      return right.kind === "literal" ? { kind: "compare", operator, value: right.value } : null;
    }
    case "between": {
      const { low, high } = condition;
      return low.kind === "literal" && high.kind === "literal"
        ? { kind: "between", low: low.value, high: high.value }
        : null;
    }
    case "in":
      return { kind: "in", options: condition.options };
    case "match":
      return { kind: "match", how: condition.how, text: condition.text };
    case "null":
      return { kind: "null" };
    case "period":
      return { kind: "period", period: condition.period, words: condition.words };
  }
}
