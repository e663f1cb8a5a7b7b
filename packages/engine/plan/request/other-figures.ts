import type { TableId } from "@askery/model";
import { measuredBy } from "../../meaning/units.data.ts";
import type { Schema } from "../schema/schema.ts";
import type { Axis, ColumnRef, Quantity } from "./clause.ts";
import { countHolders } from "./count-holders.ts";
import { isSame } from "./is-same.ts";
import type { Request } from "./request.ts";
import { countedTable, settlePercent, summedFigure, tableOfTest } from "./settle-percent.ts";
import { worthOf } from "./worth-of.ts";

/** The figures that a request may mean instead of those that its words name first, by the name of the variant. */
export type OtherFigures = "totaled" | "ownFigure" | "worth" | "ofHolders" | "ofGroup" | "ofAll";

/** The same request about other figures, where its words leave more than one open. */
export function otherFigures(
  request: Request,
  schema: Schema,
): readonly { readonly request: Request; readonly variant: OtherFigures }[] {
  const found: Readonly<Record<OtherFigures, Request | null>> = {
    totaled: totalFigures(request, schema),
    ownFigure: showOwnFigures(request, schema),
    worth: measureWorth(request, schema),
    ofHolders: countHolders(request, schema),
    ofGroup: shareOfGroups(request, schema),
    ofAll: rateAll(request),
  };
  return Object.entries(found).flatMap(([variant, other]) =>
    other === null ? [] : [{ request: other, variant: variant as OtherFigures }],
  );
}

/** "Tonnage per area", "top 3 crews by tons": sums sizes, times and prices that would be averaged. */
function totalFigures(request: Request, schema: Schema): Request | null {
  const total = (quantity: Quantity): Quantity =>
    quantity.kind === "column" && quantity.function === "avg" && isAveraged(quantity.column, schema)
      ? { ...quantity, function: "sum" }
      : quantity;
  const { measures, top } = request;
  const ranking = top?.by.kind === "quantity" ? top.by.quantity : null;
  const isOfEvents = ranking?.kind === "column" && schema.isEvent(ranking.column.table);
  const by = ranking && isOfEvents ? ({ kind: "quantity", quantity: total(ranking) } as const) : top?.by;
  const totaled: Request = {
    ...request,
    measures: measures.map((one) => (one.isImplied ? { ...one, quantity: total(one.quantity) } : one)),
    top: top && by ? { ...top, by } : top,
  };
  return isSame(totaled, request) ? null : totaled;
}

/** A share is one of a total, even of a figure that is averaged elsewhere: parts of an average add up to nothing. */
export function sumShared(request: Request, schema: Schema): Request {
  const { relation, measures } = request;
  if (relation?.kind !== "share") return request;
  const summed = measures.map((one) => {
    const { quantity } = one;
    return quantity.kind === "column" && quantity.function === "avg" && schema.isAdditive(quantity.column)
      ? { ...one, quantity: { ...quantity, function: "sum" as const } }
      : one;
  });
  return { ...request, measures: summed };
}

/** "Net weight per month": along time, the weights, distances and volumes of events add up, unless a word says otherwise. */
export function sumAlongTime(request: Request, schema: Schema): Request {
  if (!request.groups.some(({ kind }) => kind === "grain")) return request;
  const measures = request.measures.map((one) => {
    const { quantity, isImplied } = one;
    const isSummed =
      isImplied &&
      quantity.kind === "column" &&
      quantity.function === "avg" &&
      measuredBy.has(schema.unitOf(quantity.column) ?? "") &&
      schema.isEvent(quantity.column.table) &&
      isAveraged(quantity.column, schema);
    return isSummed ? { ...one, quantity: { ...quantity, function: "sum" as const } } : one;
  });
  return { ...request, measures };
}

/** True for a figure that can be summed, but is averaged unless a word says how. Credit limits add up to nothing. */
function isAveraged(column: ColumnRef, schema: Schema): boolean {
  return schema.isAdditive(column) && schema.defaultAggregate(column) === "avg" && !schema.isLimit(column);
}

/**
 * "Pledged per project vs its goal": a figure of what the question breaks down by is the same for all rows of a group. It is
 * shown as it is, since a sum over the rows of the other figure would repeat it.
 */
function showOwnFigures(request: Request, schema: Schema): Request | null {
  const { measures, groups } = request;
  const subjects = groups.flatMap((axis) => subjectOf(axis, schema) ?? []);
  const ownOf = ({ quantity }: Request["measures"][number]): ColumnRef | null =>
    quantity.kind === "column" && subjects.includes(quantity.column.table) ? quantity.column : null;
  const own = measures.flatMap((measure) => ownOf(measure) ?? []);
  const others = measures.filter((measure) => ownOf(measure) === null);
  if (own.length === 0 || others.length === 0) return null;
  const named = groups.map((axis): Axis => {
    const table = subjectOf(axis, schema);
    return table !== null && own.some((column) => column.table === table) ? { kind: "entity", table } : axis;
  });
  return {
    ...request,
    measures: others,
    groups: [...named, ...own.map((column): Axis => ({ kind: "column", column }))],
  };
}

/** The table whose rows an axis stands for: itself, or what a foreign key refers to. */
function subjectOf(axis: Axis, { graph }: Schema): TableId | null {
  if (axis.kind === "entity") return axis.columns === undefined ? axis.table : null;
  if (axis.kind !== "column") return null;
  const { table, column } = axis.column;
  const edge = graph
    .edgesFrom(table)
    .find(({ isFanOut, relationship: { from } }) => !isFanOut && isSame(from.columns, [column]));
  return edge?.to ?? null;
}

/**
 * "Backlog by industry", "overdue bills", "order intake by month", "customers with more bookings than average": what the rows
 * are worth, where no word asks for their number.
 */
function measureWorth(request: Request, schema: Schema): Request | null {
  const { measures, attributes, entities, groups, tests, top, relation, havings, orders } = request;
  const worthIn = (quantity: Quantity): Quantity | null =>
    quantity.kind === "rows" && quantity.on === undefined && schema.isEvent(quantity.table)
      ? worthOf(quantity.table, "sum", schema)
      : null;
  const [having, ...more] = havings;
  if (having !== undefined) {
    const quantity = more.length === 0 && having.value.type === "average" ? worthIn(having.quantity) : null;
    return quantity === null ? null : { ...request, havings: [{ ...having, quantity }] };
  }
  if (top?.by.kind === "quantity") {
    const quantity = measures.length === 0 ? worthIn(top.by.quantity) : null;
    return quantity === null ? null : { ...request, top: { ...top, by: { kind: "quantity", quantity } } };
  }
  const [test] = tests;
  const table = entities[0] ?? (test === undefined ? null : tableOfTest(test));
  const isGrouped = groups.some((axis) => axis.kind === "entity" && axis.table === table);
  const isListed = groups.length === 0 && (entities.length > 1 || orders.length > 0);
  const isFigure = [groups.length > 0, relation, request.versus, request.sides, top, request.isOverTime].some(
    (one) => one !== null && one !== false,
  );
  if (measures.length + attributes.length > 0 || table === null || isGrouped || isListed) return null;
  if (test === undefined && !isFigure) return null;
  const quantity = worthIn({ kind: "rows", table });
  return quantity === null ? null : { ...request, entities: [], measures: [{ quantity, isImplied: false }] };
}

/** "Share of chronic tickets by symptom": in each group, the part of its rows that passes the condition. */
function shareOfGroups(request: Request, schema: Schema): Request | null {
  const { relation, groups, tests } = request;
  const [test] = tests;
  const isAxis = groups.some(
    (axis) => "column" in axis && test && "column" in test && isSame(axis.column, test.column),
  );
  const isPart = summedFigure(request) !== null || countedTable(request) !== null;
  if (relation?.kind !== "share" || relation.showsWhole === true || isAxis || !isPart) return null;
  if (relation.upTo !== undefined) return null;
  const plain: Request = { ...request, relation: null };
  const settled = settlePercent({ ...plain, isPercent: true }, schema);
  return isSame(settled, { ...plain, isPercent: false }) ? null : settled;
}

/** "Denial rate": the part of all rows, those that nothing was decided about included. */
function rateAll(request: Request): Request | null {
  const ofAll = (quantity: Quantity): Quantity => {
    if (quantity.kind !== "rate" || quantity.among?.kind !== "state") return quantity;
    const { among: _, ...rate } = quantity;
    return rate;
  };
  const { measures, top } = request;
  const by = top?.by.kind === "quantity" ? { ...top.by, quantity: ofAll(top.by.quantity) } : top?.by;
  const widened: Request = {
    ...request,
    measures: measures.map((one) => ({ ...one, quantity: ofAll(one.quantity) })),
    top: top && by ? { ...top, by } : top,
  };
  return isSame(widened, request) ? null : widened;
}
