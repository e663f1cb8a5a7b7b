import type { Condition, Plan, QueryPlan, TableSource } from "@askery/model";
import { findCatalogTable } from "../../chart/find-plan-column.ts";
import { humanizeName, joinWords, pluralOf, singularOf } from "../../chart/name-words.ts";
import { nameRole } from "../../meaning/names/name-role.ts";
import type { Scope } from "../verbalize-expression.ts";
import { columnsIn, keyOf } from "./part-key.ts";

type Database = Omit<Scope, "plan">;

/**
 * Describes how two plans with the same parts differ: in the tables that they go through, in what they group by without
 * showing it, or in whether equal rows count once. Empty if they agree in these.
 */
export function describeStructure(plan: Plan, other: Plan, database: Database): string {
  if (plan.kind !== "query" || other.kind !== "query") return "";
  return [
    ...describeTests(plan, other, database),
    ...describeJoins(plan, other, database),
    ...describeGroups(plan, other),
    ...describeDuplicates(plan, other),
  ].join(", ");
}

/** "shipments by origin", where conditions on rows that refer to these follow other references. */
function describeTests(plan: QueryPlan, other: QueryPlan, { catalog }: Database): readonly string[] {
  const others = listTested(other);
  return [...listTested(plan)].flatMap(([key, { table, column }]) => {
    const reference = others.has(key)
      ? undefined
      : catalog.relationships.find(({ from }) => from.table === table && from.columns[0] === column);
    const role = reference && nameRole(reference);
    if (!role) return [];
    return [`${pluralOf(humanizeName(findCatalogTable(table, catalog)?.name ?? table))} by ${role}`];
  });
}

interface TestedColumn {
  readonly table: string;
  readonly column: string;
}

/** The columns by which inner plans refer to the rows of a plan, by a text for each. */
function listTested({ filters }: QueryPlan): ReadonlyMap<string, TestedColumn> {
  const found = filters.flatMap(listExists).flatMap(({ plan, on }) => {
    const inner = plan.kind === "query" ? plan : null;
    return on.flatMap((pair) => {
      const output = inner?.dimensions.find(({ id }) => id === pair.inner)?.expression;
      const source =
        output?.kind === "column" ? inner?.sources.find(({ id }) => id === output.source) : undefined;
      return output?.kind === "column" && source?.kind === "table"
        ? [{ table: source.table, column: output.column }]
        : [];
    });
  });
  return new Map(found.map((one) => [JSON.stringify(one), one]));
}

function listExists(condition: Condition): readonly Extract<Condition, { kind: "exists" }>[] {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.conditions.flatMap(listExists);
    case "not":
      return listExists(condition.condition);
    case "exists":
      return [condition];
    default:
      return [];
  }
}

interface Step {
  readonly table: string;
  readonly how: "inner" | "left";
  /** The columns that it is joined by. */
  readonly by: readonly string[];
  readonly key: string;
}

function describeJoins(plan: QueryPlan, other: QueryPlan, database: Database): readonly string[] {
  const [steps, others] = [plan, other].map((one) => listSteps(one, database));
  if (steps === undefined || others === undefined) return [];
  const isIn = (list: readonly Step[], { key }: Step) => list.some((one) => one.key === key);
  const added = steps.filter((step) => !isIn(others, step));
  const gone = others.filter(
    (step) => !isIn(steps, step) && !added.some(({ table }) => table === step.table),
  );
  return [
    ...added.map((step) => describeStep(step, others)),
    ...gone.map(({ table }) => `with or without ${pluralOf(table)}`),
  ];
}

function describeStep({ table, how, by }: Step, others: readonly Step[]): string {
  const same = others.find((one) => one.table === table);
  if (same !== undefined && same.by.join() !== by.join()) return `${pluralOf(table)} by ${joinWords(by)}`;
  return how === "inner" ? `only with ${pluralOf(table)}` : `with or without ${pluralOf(table)}`;
}

function listSteps(plan: QueryPlan, { catalog }: Database): readonly Step[] {
  return plan.sources
    .filter((source): source is TableSource => source.kind === "table")
    .flatMap(({ table, join }) => {
      if (join === null) return [];
      const by = join.on.flatMap(({ left }) =>
        columnsIn(left, plan).map(({ column }) => humanizeName(column)),
      );
      const on = join.on.map((pair) => [keyOf(pair.left, plan), keyOf(pair.right, plan)]);
      const name = singularOf(humanizeName(findCatalogTable(table, catalog)?.name ?? table));
      return [{ table: name, how: join.how, by, key: JSON.stringify([table, join.how, on]) }];
    });
}

function describeGroups(plan: QueryPlan, other: QueryPlan): readonly string[] {
  const [groups, others] = [listGroups(plan), listGroups(other)];
  const added = [...groups].filter(([key]) => !others.has(key)).map(([, words]) => words);
  const gone = [...others].filter(([key]) => !groups.has(key)).map(([, words]) => words);
  return [
    ...(added.length > 0 ? [`apart for each ${joinWords(added)}`] : []),
    ...(gone.length > 0 ? [`not apart for each ${joinWords(gone)}`] : []),
  ];
}

/** The words of the groups that are not shown, by their keys. */
function listGroups(plan: QueryPlan): ReadonlyMap<string, string> {
  return new Map(
    plan.dimensions
      .filter(({ isShown }) => !isShown)
      .map(({ id, label, expression }) => [keyOf(expression, plan), humanizeName(label || id)]),
  );
}

function describeDuplicates(plan: QueryPlan, other: QueryPlan): readonly string[] {
  if ((plan.aggregation === "none") === (other.aggregation === "none")) return [];
  return [plan.aggregation === "none" ? "with repeated rows" : "each only once"];
}
