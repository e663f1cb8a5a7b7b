import { planRows, type Expression, type Meaning, type Plan, type QueryPlan } from "@askery/model";
import { humanizeName, pluralOf } from "../chart/name-words.ts";
import { describeRestrictions } from "./describe-condition.ts";
import { operatorWords, verbalizeExpression, type Scope } from "./verbalize-expression.ts";

/** What a word of the glossary means: "customers where tier is gold", "revenue minus discount". */
export function describeMeaning(meaning: Meaning, scope: Omit<Scope, "plan">): string {
  const { table } = meaning;
  const name = scope.catalog.tables.find(({ id }) => id === table)?.name ?? table;
  const rows = pluralOf(humanizeName(name));
  const inTable: Scope = { ...scope, plan: planRows(table) };
  switch (meaning.kind) {
    case "table":
      return rows;
    case "column":
      return `${humanizeName(meaning.column)} of ${rows}`;
    case "value":
      return `${rows} where ${humanizeName(meaning.column)} is ${meaning.value}`;
    case "filter":
      return rows + describeRestrictions(planConditioned(meaning, inTable.plan), scope);
    case "metric":
      return `${describeMetric(meaning.expression, inTable)} of ${rows}`;
  }
}

/** The parts of a metric with the rows that each is computed from, if not all: "revenue where status is paid". */
function describeMetric(expression: Expression, scope: Scope): string {
  if (expression.kind === "arithmetic") {
    const [left, right] = [expression.left, expression.right].map((part) => describeMetric(part, scope));
    return `${left} ${operatorWords[expression.operator]} ${right}`;
  }
  const where = expression.kind === "aggregate" ? expression.where : null;
  const name = verbalizeExpression(expression, scope);
  return where === null ? name : name + describeRestrictions({ ...scope.plan, filters: [where] }, scope);
}

/** A condition that the row is among those of a plan is described by that plan. */
function planConditioned({ condition }: Extract<Meaning, { kind: "filter" }>, rows: QueryPlan): Plan {
  return condition.kind === "inPlan" ? condition.plan : { ...rows, filters: [condition] };
}
