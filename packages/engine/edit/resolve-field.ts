import {
  invariant,
  type ColumnType,
  type EditField,
  type Expression,
  type Plan,
  type Problem,
  type QueryPlan,
  type TableColumn,
  type ValueFormat,
} from "@askery/model";
import { nameReached } from "../plan/assemble/name-reached.ts";
import type { SourceTree } from "../plan/assemble/source-tree.ts";
import type { ColumnRef } from "../plan/request/clause.ts";
import { describeExpression } from "../sql/describe-expression.ts";
import { namingBlock } from "../sql/plan-outputs.ts";
import { refuseEdit, type EditContext } from "./edit-context.ts";
import { findColumn, isReachable, type Block } from "./open-block.ts";

/** A field of an edit, resolved in a plan. */
export interface Resolved {
  readonly expression: Expression;
  /** `row` for a value of each row, `group` for a measure. */
  readonly level: "row" | "group";
  /** `other` if unknown: a column of hand-written SQL. */
  readonly type: ColumnType;
  readonly label: string;
  readonly format: ValueFormat | null;
  /** True for a column of hand-written SQL, which a statement compares without a cast. */
  readonly isOpaque: boolean;
}

/** Resolves a field and joins its table if necessary. */
export function resolveField(field: EditField, block: Block): Resolved | Problem {
  if (field.kind === "output") return resolveOutputField(field.output, block);
  const { tree } = block;
  if (tree === null) return refuseEdit("edit-of-groups", { column: field.column });
  const problem = findColumnProblem(field, tree, block);
  if (problem !== null) return problem;
  const { schema } = block.context;
  return {
    expression: tree.column(field),
    level: "row",
    type: schema.column(field).type,
    label: nameReached(field, tree.root, schema),
    format: null,
    isOpaque: false,
  };
}

/** Returns the reason why these rows cannot use a column, or null. */
export function findColumnProblem(ref: ColumnRef, tree: SourceTree, { context }: Block): Problem | null {
  const { schema } = context;
  if (findColumn(ref, schema) === null) return refuseEdit("edit-name-unknown", { name: ref.column });
  if (isReachable(ref, tree, schema)) return null;
  return refuseEdit("tables-not-related", {
    left: schema.table(tree.root).name,
    right: schema.table(ref.table).name,
  });
}

/** Finds an output of the plan, or of the inner plan that its rows come from. */
function resolveOutputField(id: string, { plan, context }: Block): Resolved | Problem {
  const dimension = plan.dimensions.find((one) => one.id === id);
  if (dimension !== undefined) {
    const { expression, label, format } = dimension;
    return { expression, level: "row", label, format, ...typeOf(expression, plan, context) };
  }
  const measure = plan.measures.find((one) => one.id === id);
  if (measure !== undefined) {
    const { label, format } = measure;
    const expression: Expression = { kind: "output", output: id };
    return { expression, level: "group", label, format, ...typeOf(measure.expression, plan, context) };
  }
  const [root] = plan.sources;
  invariant(root, "a plan has a source");
  const inner =
    root.kind === "plan" ? listOutputs(root.plan, context.sqlColumns).find((one) => one.id === id) : null;
  if (!inner) return refuseEdit("edit-name-unknown", { name: id });
  const expression: Expression = { kind: "column", source: root.id, column: id };
  return {
    expression,
    level: "row",
    label: inner.label,
    format: inner.format,
    ...typeOf(expression, plan, context),
  };
}

/** The type of a plan's output; `other` if it is unknown. */
export function typeOfOutput(plan: QueryPlan, id: string, context: EditContext): ColumnType {
  const output = [...plan.dimensions, ...plan.measures].find((one) => one.id === id);
  return output === undefined ? "other" : typeOf(output.expression, plan, context).type;
}

/** The type of an expression. For a column of SQL, the type in its last result. */
export function typeOf(
  expression: Expression,
  plan: QueryPlan,
  { schema, sqlColumns }: EditContext,
): Pick<Resolved, "type" | "isOpaque"> {
  const column = findSqlColumn(expression, plan);
  if (column === null) {
    return { type: describeExpression(expression, plan, schema.catalog).type, isOpaque: false };
  }
  return { type: sqlColumns?.find(({ name }) => name === column)?.type ?? "other", isOpaque: true };
}

/** The SQL column that an expression passes through, possibly via inner plans; otherwise null. */
function findSqlColumn(expression: Expression, plan: QueryPlan): string | null {
  const source =
    expression.kind === "column" ? plan.sources.find(({ id }) => id === expression.source) : undefined;
  if (expression.kind !== "column" || source?.kind !== "plan") return null;
  if (source.plan.kind === "sql") return expression.column;
  const block = namingBlock(source.plan);
  const inner =
    block === null
      ? undefined
      : [...block.dimensions, ...block.measures].find(({ id }) => id === expression.column);
  return block === null || inner === undefined ? null : findSqlColumn(inner.expression, block);
}

/** The columns of a plan's result, if known. */
export function listOutputs(
  plan: Plan,
  sqlColumns: readonly TableColumn[] = [],
): readonly { readonly id: string; readonly label: string; readonly format: ValueFormat | null }[] {
  if (plan.kind === "sql") return sqlColumns.map(({ name }) => ({ id: name, label: name, format: null }));
  const block = namingBlock(plan);
  if (block === null) return plan.kind === "set" ? listOutputs(plan.left, sqlColumns) : [];
  const outputs = [...block.dimensions, ...block.measures];
  const shown = outputs.filter(({ isShown }) => isShown);
  return shown.length > 0 ? shown : outputs;
}
