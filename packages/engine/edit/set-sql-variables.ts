import {
  isValidVariable,
  planRows,
  setVariables,
  type FieldTest,
  type FilterKind,
  type Literal,
  type Plan,
  type Problem,
  type SqlPlan,
  type SqlVariable,
  type VariableTarget,
} from "@askery/model";
import { resolvePeriod } from "../question/resolve-period.ts";
import { isProblem, refuseEdit, type EditContext } from "./edit-context.ts";
import { editPlan } from "./edit-plan.ts";

/** The SQL whose result is the plan's, or that the plan's rows come from. */
export function findSql(plan: Plan): SqlPlan | null {
  if (plan.kind === "sql") return plan;
  const [root] = plan.kind === "query" ? plan.sources : [];
  return root?.kind === "plan" ? findSql(root.plan) : null;
}

/**
 * The plan with the value of a filter in variables of its SQL. A value is data: it is printed as a literal of the
 * variable's type when the SQL is filled.
 */
export function setSqlVariables(
  plan: Plan,
  target: VariableTarget,
  { test, ...context }: EditContext & { readonly test: FieldTest },
): Plan | Problem {
  const sql = findSql(plan);
  const found = sql === null ? null : findVariables(sql, target);
  if (sql === null || found === null) return refuseEdit("filter-variable-gone", { name: target.name });
  const values = readValues(found, test, context);
  if (isProblem(values)) return values;
  const variables = setVariables(sql.variables ?? [], Object.fromEntries(values));
  const wrong = variables.find((variable) => !isValidVariable(variable));
  if (wrong !== undefined) return refuseEdit("filter-variable-type", { name: wrong.name });
  return replaceSql(plan, { ...sql, variables });
}

/** Whether filters of some kind can set variables: the values of others never fit. */
export function canSetVariables(
  plan: Plan,
  target: VariableTarget,
  { kind, test, ...context }: EditContext & { readonly kind: FilterKind; readonly test: FieldTest },
): boolean {
  const sql = findSql(plan);
  const found = sql === null ? null : findVariables(sql, target);
  if (found === null) return false;
  const { first, last } = found;
  if (first.kind === "field") return last === null && hasFieldFor(first, test, context);
  return fits(first, kind) && (last === null || fits(last, kind));
}

/** The variable of a field that a test can be put in as it is: the only one of a column or, without one, of a date. */
export function findFieldVariable(
  { variables = [] }: SqlPlan,
  column: { readonly table: string; readonly column: string } | null,
  { test, ...context }: EditContext & { readonly test: FieldTest },
): VariableTarget | null {
  const found = variables.filter(
    (one) =>
      one.kind === "field" &&
      (column === null || (one.table === column.table && one.column === column.column)) &&
      hasFieldFor(one, test, context),
  );
  const [only] = found;
  return only === undefined || found.length > 1 ? null : { kind: "variable", name: only.name };
}

interface Found {
  readonly first: SqlVariable;
  /** The one that takes the last value of a range. */
  readonly last: SqlVariable | null;
}

function findVariables({ variables = [] }: SqlPlan, { name, until }: VariableTarget): Found | null {
  const find = (sought: string) => variables.find((one) => one.name === sought);
  const first = find(name);
  const last = until === undefined ? null : find(until);
  return first === undefined || last === undefined ? null : { first, last };
}

/** Whether a column's values can be tested so, as if its table were filtered. */
function hasFieldFor(variable: SqlVariable, test: FieldTest, context: EditContext): boolean {
  if (variable.kind !== "field") return false;
  const { table, column } = variable;
  const filter = { kind: "test", field: { kind: "column", table, column }, test } as const;
  return editPlan(planRows(table), { kind: "addFilter", filter }, context).kind === "edited";
}

function fits(variable: SqlVariable, kind: FilterKind): boolean {
  switch (kind) {
    case "time":
      return variable.kind === "date";
    case "number":
      return variable.kind === "number";
    case "text":
      return variable.kind === "text";
    case "values":
      return variable.kind !== "date" && variable.kind !== "field";
    case "boolean":
      return false;
  }
}

type Value = readonly [name: string, value: SqlVariable["value"]];

function readValues(
  { first, last }: Found,
  test: FieldTest,
  context: EditContext,
): readonly Value[] | Problem {
  if (first.kind === "field") {
    return test.kind === "compareField" ? [] : [[first.name, { test, isNegated: false }]];
  }
  const range = readRange(test, context);
  if (range === null) {
    const only = readOnly(test);
    return only === null ? refuseEdit("filter-variable-one", { name: first.name }) : [[first.name, only]];
  }
  const [low, high] = range;
  if (low === null) return refuseEdit("filter-variable-open", { name: first.name });
  if (last !== null) {
    return high === null
      ? refuseEdit("filter-variable-open", { name: last.name })
      : [
          [first.name, low],
          [last.name, high],
        ];
  }
  // A start alone has no end that the SQL would ignore.
  const isWhole = high === null || high === low || (test.kind === "period" && high >= context.today);
  return isWhole ? [[first.name, low]] : refuseEdit("filter-variable-range", { name: first.name });
}

/** The first and the last value, both included, of a test of a range; null if it is none. */
function readRange(
  test: FieldTest,
  { today, settings }: EditContext,
): readonly [low: string | null, high: string | null] | null {
  switch (test.kind) {
    case "period": {
      const { from, to } = resolvePeriod(test.period, { today, settings });
      // Periods without an end reach to today.
      return [from, to === null ? today : dayBefore(to)];
    }
    case "between":
      return [textOf(test.low), textOf(test.high)];
    case "compare":
      if (test.operator === ">=") return [textOf(test.value), null];
      return test.operator === "<=" ? [null, textOf(test.value)] : null;
    default:
      return null;
  }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** The one value of a test; null if it has none or several. */
function readOnly(test: FieldTest): string | null {
  if (test.kind === "match") return test.text;
  if (test.kind !== "in") return null;
  const [only, ...others] = test.options;
  return only === undefined || others.length > 0 ? null : textOf(only);
}

function textOf(literal: Literal): string | null {
  return literal.type === "null" ? null : String(literal.value);
}

function replaceSql(plan: Plan, sql: SqlPlan): Plan {
  if (plan.kind !== "query") return sql;
  const [root, ...others] = plan.sources;
  return root?.kind === "plan"
    ? { ...plan, sources: [{ ...root, plan: replaceSql(root.plan, sql) }, ...others] }
    : plan;
}
