import type {
  EditField,
  FieldTest,
  FilterColumn,
  FilterTarget,
  Plan,
  PlanEdit,
  Problem,
  QueryPlan,
  SqlPlan,
  VariableTarget,
} from "@askery/model";
import { humanizeName, pluralOf } from "../chart/name-words.ts";
import { stepToMany } from "../plan/assemble/exists-over.ts";
import type { SourceTree } from "../plan/assemble/source-tree.ts";
import { isProblem, refuseEdit, type EditContext, type EditResult } from "./edit-context.ts";
import { editPlan } from "./edit-plan.ts";
import { openBlock } from "./open-block.ts";
import { findColumnProblem } from "./resolve-field.ts";
import { findFieldVariable, findSql, setSqlVariables } from "./set-sql-variables.ts";

/** A filter of a dashboard with its value, as it concerns one card. */
export interface CardFilter {
  /** The period of the dashboard takes the place of a card's own; all others narrow the card's rows further. */
  readonly kind: "period" | "test";
  /** Null for a period of the date that the card's own rows have. */
  readonly column: FilterColumn | null;
  readonly test: FieldTest;
  /** What a person chose for the card. Default: what is found here. */
  readonly target?: FilterTarget | undefined;
}

/**
 * Filters the plan of a card, or returns why the filter does not reach it.
 *
 * By itself, a filter reaches plans whose rows have exactly one value of its column: the same column, or one that is
 * joined by to-one steps. It reaches hand-written SQL that has a variable for the column, or whose result has the
 * column, if only one of the tables that the SQL names has a column of that name.
 */
export function filterCard(plan: Plan, filter: CardFilter, context: EditContext): EditResult {
  const variable = findVariable(plan, filter, context);
  if (variable !== null) {
    const set = setSqlVariables(plan, variable, { ...context, test: filter.test });
    return isProblem(set) ? { kind: "problem", problem: set } : { kind: "edited", plan: set };
  }
  const field = findField(plan, filter, context);
  if (field !== null && isProblem(field)) return { kind: "problem", problem: field };
  return editPlan(plan, editOf(filter, field), context);
}

function editOf({ kind, test }: CardFilter, field: EditField | null): PlanEdit {
  if (kind === "period" && test.kind === "period") {
    return { kind: "setPeriod", period: test.period, words: test.words, field };
  }
  return { kind: "addFilter", filter: { kind: "test", field: field ?? nowhere, test } };
}

/** A test of no column, which `editPlan` refuses. */
const nowhere: EditField = { kind: "output", output: "" };

/** The variable of SQL that takes the value: the one that a person chose, or the only one for the column. */
function findVariable(
  plan: Plan,
  { kind, column, target, test }: CardFilter,
  context: EditContext,
): VariableTarget | null {
  if (target !== undefined) return target.kind === "variable" ? target : null;
  const sql = findSql(plan);
  const isOfField = column !== null || kind === "period";
  return sql === null || !isOfField ? null : findFieldVariable(sql, column, { ...context, test });
}

/** The field to test; null for a plan's own date. */
function findField(
  plan: Plan,
  { kind, column, target }: CardFilter,
  context: EditContext,
): EditField | Problem | null {
  if (target?.kind === "none") return refuseEdit("filter-switched-off");
  if (target?.kind === "field") return target.field;
  if (column === null && kind === "test") return refuseEdit("filter-of-variables");
  const sql = findSql(plan);
  if (sql !== null) return findInSql(sql, column, context);
  if (column === null) return null;
  const problem = findReachProblem(plan, column, context);
  return problem ?? { kind: "column", ...column };
}

/** Why some rows of a plan do not have exactly one value of a column; null if all do. */
function findReachProblem(plan: Plan, column: FilterColumn, context: EditContext): Problem | null {
  for (const block of listRowBlocks(plan)) {
    const opened = openBlock(block, context);
    const { tree } = opened;
    if (tree === null) return refuseEdit("edit-of-groups", { column: column.column });
    const problem = findColumnProblem(column, tree, opened) ?? findStepProblem(tree, column, context);
    if (problem !== null) return problem;
  }
  return null;
}

function findStepProblem(
  tree: SourceTree,
  { table, column }: FilterColumn,
  { schema }: EditContext,
): Problem | null {
  const rows = pluralOf(humanizeName(schema.table(tree.root).name));
  if (stepToMany(tree, table, schema) !== null) {
    return refuseEdit("filter-of-many", { rows, column: humanizeName(column).toLowerCase() });
  }
  if (tree.has(table)) return null;
  const path = schema.graph.findPath(tree.root, table) ?? [];
  const isUnclear = path.some(({ from, to }) => !tree.has(to) && schema.graph.parallels(from, to).length > 0);
  if (!isUnclear) return null;
  return refuseEdit("filter-of-several", { rows, table: humanizeName(schema.table(table).name) });
}

/** The blocks that read the rows of a plan, where a filter of columns applies. */
function listRowBlocks(plan: Plan): readonly QueryPlan[] {
  if (plan.kind === "sql") return [];
  if (plan.kind === "set") return [...listRowBlocks(plan.left), ...listRowBlocks(plan.right)];
  const inner = plan.sources.flatMap((source) => (source.kind === "plan" ? [source.plan] : []));
  return inner.length === 0 || plan.sources[0]?.kind === "table" ? [plan] : inner.flatMap(listRowBlocks);
}

function findInSql(
  { text }: SqlPlan,
  column: FilterColumn | null,
  { schema, sqlColumns = [] }: EditContext,
): EditField | Problem {
  const found = sqlColumns.filter(({ name }) => isSameName(name, column?.column ?? ""));
  const [output, ...others] = found;
  if (column === null || output === undefined) {
    return refuseEdit("filter-not-in-sql", column === null ? {} : { column: column.column });
  }
  const named = schema.catalog.tables.filter(
    (table) => names(text, table.name) && table.columns.some(({ name }) => isSameName(name, column.column)),
  );
  const isClear = others.length === 0 && named.length === 1 && named[0]?.id === column.table;
  return isClear
    ? { kind: "output", output: output.name }
    : refuseEdit("filter-unsure-in-sql", { column: column.column });
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** True if a text has a name as a whole word. */
function names(text: string, name: string): boolean {
  const [lower, sought] = [text.toLowerCase(), name.toLowerCase()];
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1)) {
    const around = `${lower[at - 1] ?? ""}${lower[at + sought.length] ?? ""}`;
    if (!/[\p{L}\p{N}_]/u.test(around)) return true;
  }
  return false;
}
