import {
  assertNever,
  type AggregateExpression,
  type ArithmeticExpression,
  type AskSettings,
  type Catalog,
  type DescribedCatalog,
  type ColumnExpression,
  type Expression,
  type Plan,
  type QueryPlan,
  type FigureKind,
} from "@askery/model";
import { findPlanColumn } from "./find-plan-column.ts";
import { isDurationUnit, unitAfter } from "../meaning/convert-unit.ts";
import { findMeaning } from "../meaning/find-meaning.ts";
import { formatColumn, plainNumber, type FigureFormat } from "./format-column.ts";

/** The kind and format of a figure, derived from its expression. */
export interface FigureDescription extends FigureFormat {
  readonly figure: FigureKind;
}

export interface FigureContext {
  readonly plan: QueryPlan;
  readonly catalog: Catalog;
  readonly described: DescribedCatalog;
  readonly settings: AskSettings;
}

export function describeFigure(expression: Expression, context: FigureContext, depth = 0): FigureDescription {
  const describe = (part: Expression) => describeFigure(part, context, depth + 1);
  if (depth > deepest) return { ...plainNumber, figure: "value" };
  switch (expression.kind) {
    case "column":
      return describeColumn(expression, context, depth);
    case "output":
      return describeOutput(expression.output, context, depth);
    case "aggregate":
      return describeAggregate(expression, describe);
    case "arithmetic":
      return describeArithmetic(expression, describe);
    case "case":
      return describe(expression.branches[0]?.then ?? expression.otherwise);
    case "call":
      return expression.function === "length" || expression.arguments[0] === undefined
        ? { ...plainNumber, figure: "value" }
        : describe(expression.arguments[0]);
    case "duration":
      return { format: { kind: "duration", unit: expression.unit }, unit: null, figure: "value" };
    case "scalar":
      return describeScalar(expression.plan, context, depth);
    case "share":
      return { format: { kind: "percent" }, unit: null, figure: "share" };
    case "change":
      return expression.as === "ratio"
        ? { format: { kind: "percent" }, unit: null, figure: "change" }
        : { ...describe(expression.of), figure: "change" };
    case "running":
      return { ...describe(expression.of), figure: "running" };
    case "previous":
      return { ...describe(expression.of), figure: "previous" };
    case "moving":
      return { ...describe(expression.of), figure: "level" };
    case "rank":
      return { ...plainNumber, figure: "rank" };
    case "datePart":
      return { format: { kind: "datePart", part: expression.part }, unit: null, figure: "value" };
    case "literal":
    case "grain":
      return { ...plainNumber, figure: "value" };
    default:
      return assertNever(expression);
  }
}

/** The recursion limit for plans from outside, which may refer to themselves. */
const deepest = 40;

function describeColumn(
  { source, column }: ColumnExpression,
  context: FigureContext,
  depth: number,
): FigureDescription {
  const found = findPlanColumn(source, column, context.plan, context.catalog);
  if (found === null) return { ...plainNumber, figure: "value" };
  if (found.kind === "stored") {
    const meaning = findMeaning(context.described, found.table.id, found.column.name);
    return { ...formatColumn(found.column, meaning, context.settings), figure: "value" };
  }
  const inner = describeFigure(found.output.expression, { ...context, plan: found.plan }, depth + 1);
  return found.output.format === null ? inner : { ...inner, format: found.output.format };
}

function describeOutput(id: string, context: FigureContext, depth: number): FigureDescription {
  const { dimensions, measures } = context.plan;
  const output = measures.find((one) => one.id === id) ?? dimensions.find((one) => one.id === id);
  if (output === undefined) return { ...plainNumber, figure: "value" };
  const described = describeFigure(output.expression, context, depth + 1);
  return output.format === null ? described : { ...described, format: output.format };
}

function describeScalar(plan: Plan, context: FigureContext, depth: number): FigureDescription {
  const inner = plan.kind === "query" ? plan : null;
  const output = inner?.measures.find((one) => one.isShown) ?? inner?.dimensions.find((one) => one.isShown);
  if (inner === null || output === undefined) return { ...plainNumber, figure: "level" };
  return { ...describeFigure(output.expression, { ...context, plan: inner }, depth + 1), figure: "level" };
}

/** Describes an aggregate. Distinct counts do not add up, since one customer may be in two groups. */
function describeAggregate(
  { function: name, of }: AggregateExpression,
  describe: (part: Expression) => FigureDescription,
): FigureDescription {
  if (name === "count" || of === null) return { ...plainNumber, figure: "count" };
  if (name === "countDistinct") return { ...plainNumber, figure: "distinct" };
  const value = describe(of);
  return { ...value, figure: name === "sum" && value.format.kind !== "percent" ? "sum" : "level" };
}

/**
 * Describes arithmetic: money divided by a count is money; a count by a count or money by money is a plain ratio unless
 * the plan specifies a format.
 */
function describeArithmetic(
  { operator, left, right }: ArithmeticExpression,
  describe: (part: Expression) => FigureDescription,
): FigureDescription {
  const [one, other] = [describe(left), describe(right)];
  const converted = convertedFigure(one, operator, right);
  if (converted !== null) return converted;
  if (operator === "/") {
    const isSameUnit = one.format.kind === other.format.kind && one.format.kind !== "number";
    return isSameUnit
      ? { ...plainNumber, figure: "level" }
      : { format: one.format, unit: one.unit, figure: "level" };
  }
  if (operator === "*") {
    const money = [one, other].find(({ format }) => format.kind === "currency") ?? one;
    return { ...money, figure: one.figure === "value" && other.figure === "value" ? "value" : "level" };
  }
  if (right.kind === "literal" || left.kind === "literal") {
    return { ...one, figure: one.figure === "value" ? "value" : "level" };
  }
  return { ...one, figure: one.figure === other.figure ? one.figure : "level" };
}

/** Describes a figure in another unit: megabytes divided by 1024 are gigabytes. Null for other arithmetic. */
function convertedFigure(
  { format, unit, figure }: FigureDescription,
  operator: ArithmeticExpression["operator"],
  by: Expression,
): FigureDescription | null {
  const own = format.kind === "duration" ? format.unit : unit;
  const isScaled = operator === "*" || operator === "/";
  if (own === null || !isScaled || by.kind !== "literal" || by.value.type !== "number") return null;
  const factor = operator === "*" ? Number(by.value.value) : 1 / Number(by.value.value);
  const other = unitAfter(own, factor);
  if (other === null) return null;
  return isDurationUnit(other)
    ? { format: { kind: "duration", unit: other }, unit: null, figure }
    : { ...plainNumber, unit: other, figure };
}
