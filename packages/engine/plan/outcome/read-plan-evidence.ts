import type { Condition, Plan, QueryPlan, Source, TableId } from "@askery/model";
import { listPlanNames } from "@askery/model";
import type { ColumnRef } from "../request/clause.ts";
import { countLossy } from "../rank/lossy-joins.ts";
import type { Schema } from "../schema/schema.ts";
import { isIdle } from "./is-idle.ts";

/** What speaks for or against a plan in its database, whatever the question. */
export interface PlanEvidence {
  /** Joins at any depth; those along a relationship that the database does not declare; those that repeat rows. */
  readonly joins: number;
  readonly undeclaredJoins: number;
  readonly fanOutJoins: number;
  /** Joins that drop rows without a reference. */
  readonly lossyJoins: number;
  /** Joins between tables that another relationship connects as well. */
  readonly parallelJoins: number;
  /** Plans inside the plan. */
  readonly nestedPlans: number;
  readonly conditions: number;
  /** Conditions that all rows or none meet, by the statistics of the column. */
  readonly idleConditions: number;
  /** Further dates of the tables, if the plan uses one. */
  readonly otherDates: number;
  /** Further figures of the tables, if the plan uses one. */
  readonly otherFigures: number;
  /** Columns shown. */
  readonly width: number;
  readonly isList: number;
  readonly isLimited: number;
  /** The logarithms of the numbers of tables and columns of the database. */
  readonly tables: number;
  readonly columns: number;
}

export function readPlanEvidence(plan: Plan, schema: Schema): PlanEvidence {
  const queries = listQueries(plan);
  const outer = queries[0];
  const joins = queries.flatMap((query) => query.sources.flatMap((source) => joinOf(source, query, schema)));
  const conditions = queries.flatMap((query) =>
    query.filters.flatMap(listConditions).map((condition) => ({ condition, query })),
  );
  const { tables } = schema.catalog;
  return {
    joins: joins.length,
    undeclaredJoins: joins.filter(({ isDeclared }) => !isDeclared).length,
    fanOutJoins: joins.filter(({ isFanOut }) => isFanOut).length,
    lossyJoins: queries.reduce((sum, query) => sum + countLossy(query, schema), 0),
    parallelJoins: joins.filter(({ isParallel }) => isParallel).length,
    nestedPlans: queries.length - 1,
    conditions: conditions.length,
    idleConditions: conditions.filter(({ condition, query }) => isIdle(condition, query, schema)).length,
    ...countOthers(plan, schema),
    width: outer ? [...outer.dimensions, ...outer.measures].filter(({ isShown }) => isShown).length : 0,
    isList: outer?.aggregation === "group" ? 0 : 1,
    isLimited: outer?.limit ? 1 : 0,
    tables: Math.log(Math.max(1, tables.length)),
    columns: Math.log(
      Math.max(
        1,
        tables.reduce((sum, { columns }) => sum + columns.length, 0),
      ),
    ),
  };
}

/** The queries of a plan at any depth, outermost first. */
function listQueries(node: unknown): readonly QueryPlan[] {
  if (typeof node !== "object" || node === null) return [];
  const inner = Object.values(node).flatMap(listQueries);
  return isQuery(node) ? [node, ...inner] : inner;
}

function isQuery(node: object): node is QueryPlan {
  return "kind" in node && node.kind === "query";
}

interface JoinFacts {
  readonly isDeclared: boolean;
  readonly isFanOut: boolean;
  readonly isParallel: boolean;
}

function joinOf({ join, ...source }: Source, { sources }: QueryPlan, schema: Schema): readonly JoinFacts[] {
  if (join === null) return [];
  const [pair] = join.on;
  const earlier = sources.find(({ id }) => pair?.left.kind === "column" && pair.left.source === id);
  if (source.kind !== "table" || earlier?.kind !== "table") {
    return [{ isDeclared: true, isFanOut: join.isFanOut, isParallel: false }];
  }
  const ends = [...new Set([earlier.table, source.table])];
  const between = ends
    .flatMap((table) => schema.referencesOf(table))
    .filter(({ from, to }) => isPair([from.table, to.table], [earlier.table, source.table]));
  const key = pair?.right.kind === "column" ? pair.right.column : null;
  const own = between.find(({ from, to }) =>
    [from, to].some(({ table, columns }) => table === source.table && columns[0] === key),
  );
  return [
    {
      isDeclared: own !== undefined && own.origin !== "inferred",
      isFanOut: join.isFanOut,
      isParallel: between.length > 1,
    },
  ];
}

function isPair([a, b]: readonly [TableId, TableId], [c, d]: readonly [TableId, TableId]): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

/** The single conditions in a condition. */
function listConditions(condition: Condition): readonly Condition[] {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.conditions.flatMap(listConditions);
    default:
      return [condition];
  }
}

function countOthers(plan: Plan, schema: Schema): Pick<PlanEvidence, "otherDates" | "otherFigures"> {
  const exists = ({ table, column }: ColumnRef): boolean =>
    schema.table(table).columns.some(({ name }) => name === column);
  const used = listPlanNames(plan)
    .flatMap(({ table, column }) => (column === null ? [] : [{ table, column }]))
    .filter(exists);
  const others = (isKind: (column: ColumnRef) => boolean): number => {
    const own = used.filter(isKind);
    const tables = new Set(own.map(({ table }) => table));
    const all = [...tables].flatMap((table) =>
      schema.table(table).columns.filter(({ name }) => isKind({ table, column: name })),
    );
    const distinct = new Set(own.map(({ table, column }) => `${table}\n${column}`));
    return Math.log1p(all.length - distinct.size);
  };
  return {
    otherDates: others((column) => schema.isDate(column)),
    otherFigures: others((column) => schema.isFigure(column)),
  };
}
