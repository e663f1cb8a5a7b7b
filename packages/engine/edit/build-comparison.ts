import type { CatalogColumn, Condition, Expression, FieldTest, FilterField, Problem } from "@askery/model";
import { existsOver, stepToMany } from "../plan/assemble/exists-over.ts";
import { entryTo } from "../plan/assemble/source-tree.ts";
import { isSame } from "../plan/request/is-same.ts";
import type { BuiltFilter } from "./built-filter.ts";
import { buildFigure } from "./build-measure.ts";
import { isProblem, refuseEdit } from "./edit-context.ts";
import { findColumn, sourcesOf, type Block } from "./open-block.ts";
import { findColumnProblem, resolveField, typeOf } from "./resolve-field.ts";

type FieldComparison = Extract<FieldTest, { kind: "compareField" }>;

/**
 * Builds the comparison of two fields of a row, or of two figures of a group. Fields of the same related rows are compared
 * within each of these rows: orders with a line whose price is over its cost.
 */
export function buildComparison(
  field: FilterField,
  { operator, with: other }: FieldComparison,
  block: Block,
): BuiltFilter | Problem {
  const { tree, context } = block;
  const { schema } = context;
  if (tree !== null && field.kind === "column" && other.kind === "column") {
    const problem = findColumnProblem(field, tree, block) ?? findColumnProblem(other, tree, block);
    if (problem !== null) return problem;
    const step = stepToMany(tree, entryTo(field), schema);
    const otherStep = stepToMany(tree, entryTo(other), schema);
    const types = [field, other].map((one) => comparableColumn(findColumn(one, schema)));
    if (types[0] === null || types[0] !== types[1] || !isSame(step, otherStep)) {
      return refuseEdit("edit-not-comparable", { left: field.column, right: other.column });
    }
    const compare = (sides: typeof tree): Condition => ({
      kind: "compare",
      left: sides.column(field),
      operator,
      right: sides.column(other),
    });
    const condition =
      step === null ? compare(tree) : existsOver(tree, step, context, (branch) => [compare(branch)]);
    return { condition, level: "row" };
  }
  return compareResolved(resolveSide(field, block), operator, resolveSide(other, block));
}

/** What a column is compared as; null if it cannot be compared with another. */
export function comparableColumn(
  column: CatalogColumn | null,
): "number" | "text" | "date" | "boolean" | null {
  return column === null || column.isList === true ? null : comparableType(column.type);
}

export function comparableType(type: CatalogColumn["type"]): "number" | "text" | "date" | "boolean" | null {
  switch (type) {
    case "integer":
    case "decimal":
    case "float":
      return "number";
    case "date":
    case "timestamp":
      return "date";
    case "text":
    case "boolean":
      return type;
    default:
      return null;
  }
}

interface Side {
  readonly expression: Expression;
  readonly label: string;
  readonly level: BuiltFilter["level"];
  readonly type: CatalogColumn["type"];
}

function resolveSide(field: FilterField, block: Block): Side | Problem {
  if (field.kind !== "figure") return resolveField(field, block);
  const built = buildFigure(field.figure, block);
  if (isProblem(built)) return built;
  const plan = { ...block.plan, sources: sourcesOf(block) };
  return { ...built, level: "group", ...typeOf(built.expression, plan, block.context) };
}

function compareResolved(
  left: Side | Problem,
  operator: FieldComparison["operator"],
  right: Side | Problem,
): BuiltFilter | Problem {
  if (isProblem(left)) return left;
  if (isProblem(right)) return right;
  if (left.level !== right.level) return refuseEdit("edit-mixes-levels");
  const type = comparableType(left.type);
  if (type === null || type !== comparableType(right.type)) {
    return refuseEdit("edit-not-comparable", { left: left.label, right: right.label });
  }
  return {
    condition: { kind: "compare", left: left.expression, operator, right: right.expression },
    level: left.level,
  };
}
