import type {
  Condition,
  EditFigure,
  EditFilter,
  Expression,
  FieldTest,
  FilterField,
  Plan,
  QueryPlan,
} from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";
import type { Schema } from "../plan/schema/schema.ts";
import type { EditContext } from "./edit-context.ts";
import { editPlan } from "./edit-plan.ts";
import { readField } from "./read-field.ts";
import { readGroupFigure } from "./read-measure.ts";

/**
 * Reads a filter of a plan as an edit would write it. Null if it says more than an edit can: setting the filter to its
 * reading never changes the plan.
 */
export function readFilter(filter: Condition, plan: Plan, context: EditContext): EditFilter | null {
  const block = findBlock(filter, plan);
  const to = block === null ? null : readCondition(filter, block, readersOf(block, context));
  if (to === null) return null;
  const set = editPlan(plan, { kind: "setFilter", filter, to }, context);
  return set.kind === "edited" && isSame(set.plan, plan) ? to : null;
}

/** A part of a filter that combines several, with the block whose rows it tests. */
export interface ReadPart {
  readonly condition: Condition;
  readonly block: QueryPlan;
  readonly filter: EditFilter;
  readonly parts: readonly ReadPart[];
}

/** The parts of a filter that combines several; none for any other, and for one that says more than an edit can. */
export function readFilterParts(filter: Condition, plan: Plan, context: EditContext): readonly ReadPart[] {
  const block = findBlock(filter, plan);
  return block === null ? [] : readParts(filter, block, readersOf(block, context));
}

function readParts(condition: Condition, block: QueryPlan, reading: Reading): readonly ReadPart[] {
  if (condition.kind === "exists") {
    const { plan } = condition;
    const isCombined = plan.kind === "query" && plan.filters.length > 1;
    return isCombined ? readEach(plan.filters, plan, rowsOnly(reading)) : [];
  }
  return condition.kind === "all" || condition.kind === "any"
    ? readEach(condition.conditions, block, reading)
    : [];
}

function readEach(conditions: readonly Condition[], block: QueryPlan, reading: Reading): readonly ReadPart[] {
  const parts = conditions.map((condition) => {
    const filter = readCondition(condition, block, reading);
    return filter && { condition, block, filter, parts: readParts(condition, block, reading) };
  });
  return parts.every((one) => one !== null) ? parts : [];
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

/** What conditions are read with: without a schema, fields name no path; without figures, groups have none. */
interface Reading {
  readonly schema?: Schema;
  /** Reads an expression as a figure of a group; null if it is none. */
  readonly readFigure?: (expression: Expression) => EditFigure | null;
}

function readersOf(block: QueryPlan, context: EditContext): Reading {
  return { schema: context.schema, readFigure: (one) => readGroupFigure(one, block, context) };
}

/** Reads a condition of a block, whether or not an edit would build it the same way. Default: without figures. */
export function readCondition(
  condition: Condition,
  block: QueryPlan,
  reading: Reading = {},
): EditFilter | null {
  switch (condition.kind) {
    case "not": {
      const filter = readCondition(condition.condition, block, reading);
      return filter && { kind: "not", filter };
    }
    case "all":
    case "any":
      return readAll(condition.conditions, condition.kind, (one) => readCondition(one, block, reading));
    case "exists": {
      const { plan } = condition;
      const [first, ...others] = plan.kind === "query" ? plan.filters : [];
      if (plan.kind !== "query" || first === undefined) return null;
      return others.length === 0
        ? readCondition(first, plan, rowsOnly(reading))
        : readAll(plan.filters, "all", (one) => readCondition(one, plan, rowsOnly(reading)));
    }
    case "inPlan":
      return null;
    default: {
      const test = readTest(condition, block, reading);
      const tested = condition.kind === "compare" ? condition.left : condition.value;
      const field = readField(tested, block, reading.schema) ?? readFigureField(tested, reading);
      return test && field && { kind: "test", field, test };
    }
  }
}

/** Related rows form no groups. */
function rowsOnly({ schema }: Reading): Reading {
  return schema === undefined ? {} : { schema };
}

function readFigureField(expression: Expression, { readFigure }: Reading): FilterField | null {
  const figure = readFigure?.(expression) ?? null;
  return figure && { kind: "figure", figure };
}

function readAll(
  conditions: readonly Condition[],
  kind: "all" | "any",
  read: (condition: Condition) => EditFilter | null,
): EditFilter | null {
  const filters = conditions.map(read);
  return filters.every((one) => one !== null) ? { kind, filters } : null;
}

type TestCondition = Exclude<Condition, { kind: "not" | "all" | "any" | "exists" | "inPlan" }>;

function readTest(condition: TestCondition, block: QueryPlan, { schema }: Reading): FieldTest | null {
  switch (condition.kind) {
    case "compare": {
      const { operator, right } = condition;
      if (right.kind === "literal") return { kind: "compare", operator, value: right.value };
      const other = readField(right, block, schema);
      return other && { kind: "compareField", operator, with: other };
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
