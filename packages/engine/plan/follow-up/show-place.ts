import type { Dimension, QueryPlan } from "@askery/model";
import type { Axis, ColumnRef, Test } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import type { Places } from "../request/places.ts";
import type { Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import type { FollowUpContext } from "./follow-up-context.ts";
import { showBeside } from "./merge-lists.ts";

type PlacedTest = Extract<Test, { kind: "placed" }>;

/** "The second one": what has that place in the answer, or in the ranking that an earlier place was of. Null without an order. */
export function showPlace(before: Request, position: number, context: FollowUpContext): Request | null {
  const known = before.tests.find(
    (test): test is PlacedTest => test.kind === "placed" && isSingle(test.places),
  );
  const found = known ?? placesIn(before, context);
  if (found === null || found.places.ranking.order.length === 0) return null;
  const test: Test = { ...found, places: { ...found.places, from: position, to: position } };
  const others = before.tests.filter((one) => one !== known);
  return { ...openRanking(before, context), tests: [...others, test] };
}

/** The condition to be among the rows or groups of an answer. Null if nothing identifies them. */
export function placesIn(before: Request, { schema, plan }: FollowUpContext): PlacedTest | null {
  const column = plan?.kind === "query" ? rankedColumn(before, schema) : null;
  const places = plan?.kind === "query" && column !== null ? findKey(plan, column) : null;
  return places && column && { kind: "placed", column, places: { ...places, from: 1, to: null } };
}

function isSingle({ from, to }: Places): boolean {
  return from === to;
}

/** What identifies the ranked groups or the listed rows. */
function rankedColumn({ top, groups, measures, entities }: Request, schema: Schema): ColumnRef | null {
  if (top?.per) return null;
  const [only, ...others] = groups;
  const grouped = measures.length > 0 && others.length === 0 ? only : undefined;
  const [listed] = entities;
  const rows: Axis | null =
    listed === undefined || groups.length > 0 ? null : { kind: "entity", table: listed };
  const axis = top?.subject ?? grouped ?? rows;
  if (axis?.kind === "column") return axis.column;
  if (axis?.kind !== "entity") return null;
  const [key, ...more] = schema.keyColumns(axis.table);
  return key === undefined || more.length > 0
    ? null
    : { table: axis.table, column: key, ...(axis.via && { via: axis.via }) };
}

/** The plan with the column among its outputs: a list gets it, groups have it. */
function findKey(plan: QueryPlan, { table, column }: ColumnRef): Pick<Places, "ranking" | "key"> | null {
  const sources = plan.sources.filter((source) => source.kind === "table" && source.table === table);
  const expressions = sources.map(({ id }) => ({ kind: "column", source: id, column }) as const);
  const known = plan.dimensions.find(({ expression }) => expressions.some((one) => isSame(one, expression)));
  if (known !== undefined) return { ranking: plan, key: known.id };
  const [expression] = expressions;
  if (expression === undefined || plan.aggregation !== "none") return null;
  const key: Dimension = { id: "key", expression, label: column, isShown: false, format: null };
  return { ranking: { ...plan, dimensions: [...plan.dimensions, key] }, key: key.id };
}

/** A ranking as a breakdown or a list without a limit, which still shows what it ranked by. */
function openRanking(before: Request, context: FollowUpContext): Request {
  const { top, groups } = before;
  const opened = { ...before, top: null, orders: [] };
  if (top === null) return opened;
  if (top.by.kind === "column" && before.measures.length === 0) {
    return showBeside(opened, [top.by.column], context);
  }
  const { subject } = top;
  return {
    ...opened,
    groups: subject === null ? groups : [subject, ...groups.filter((axis) => !isSame(axis, subject))],
  };
}
