import { chartKindOf, type AskedChart, type EncodingForm } from "@askery/model";
import type { Axis, ColumnRef } from "./clause.ts";
import { isSame } from "./is-same.ts";
import type { Request } from "./request.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Gives a chart the figure that it lacks: the number of rows for each value.
 *
 * "Hometowns of the members as a pie", "cities, and count them" and "a bar chart of the number of cities" have nothing
 * to draw otherwise. Charts without an axis, such as a table or a single number, lack nothing.
 */
export function settleChart(asked: Request, schema: Schema): Request {
  const request = asPoints(alongDates(withCourse(withoutBinned(binListed(asked, schema))), schema));
  const { top, havings, relation, versus } = request;
  if (top !== null || havings.length > 0 || relation !== null || versus !== null) return request;
  const columns = request.isCounted ? columnsOf(request, schema) : lacking(request, schema);
  const [first] = columns;
  if (first === undefined) return request;
  const groups = [...request.groups, ...columns.map((column) => axisOf(column, schema))];
  return {
    ...request,
    attributes: [],
    measures: [{ quantity: { kind: "rows", table: first.table }, isImplied: false }],
    groups: groups.filter((axis, at) => groups.findIndex((other) => isSame(other, axis)) === at),
  };
}

/** The columns shown, grouped or naming what is listed. */
function columnsOf(
  { attributes, measures, groups, entities }: Request,
  schema: Schema,
): readonly ColumnRef[] {
  if (measures.some(({ isImplied }) => !isImplied)) return [];
  const grouped = groups.flatMap((axis) => (axis.kind === "column" ? [axis.column] : []));
  const [listed] = entities;
  const names = listed === undefined ? [] : schema.namesOf(listed);
  return [attributes, grouped, names].find(({ length }) => length > 0) ?? [];
}

/** The only column that a chart with an axis shows, listed or counted. */
function lacking({ chart, attributes, measures, groups }: Request, schema: Schema): readonly ColumnRef[] {
  if (groups.length > 0 || !formsWithAxis.has(formOf(chart))) return [];
  const [listed, ...others] = attributes;
  const [measure, ...more] = measures;
  if (listed !== undefined && others.length === 0 && measure === undefined) {
    return schema.isFigure(listed) || schema.isKey(listed) ? [] : [listed];
  }
  const isAlone = listed === undefined && more.length === 0;
  const counted = measure?.quantity.kind === "column" ? measure.quantity : null;
  return isAlone && counted?.function === "countDistinct" ? [counted.column] : [];
}

const formsWithAxis: ReadonlySet<EncodingForm | null> = new Set(["series", "parts"]);

/** The form of the kind that is asked for; null if none is. */
function formOf(chart: AskedChart | null): EncodingForm | null {
  const kind = chart?.kind ?? null;
  return kind === null ? null : chartKindOf(kind).form;
}

function axisOf(column: ColumnRef, schema: Schema): Axis {
  return schema.isDate(column) ? { kind: "grain", grain: "day", column } : { kind: "column", column };
}

/** "The number of start dates for each year": the years are those of the dates that are counted. */
function binListed(request: Request, schema: Schema): Request {
  const dates = request.attributes.filter((column) => schema.isDate(column));
  const [date] = dates;
  if (date === undefined || dates.length > 1 || !request.isCounted) return request;
  const isOpen = (axis: Axis): boolean => isBin(axis) && "column" in axis && axis.column === null;
  if (!request.groups.some(isOpen)) return request;
  return {
    ...request,
    groups: request.groups.map((axis) =>
      isOpen(axis) && (axis.kind === "grain" || axis.kind === "datePart") ? { ...axis, column: date } : axis,
    ),
  };
}

/** "Hire dates, binned by weekday": the dates themselves are no further axis. */
function withoutBinned(request: Request): Request {
  const binned = request.groups.flatMap((axis) =>
    isBin(axis) && "column" in axis && axis.column ? [axis.column] : [],
  );
  if (binned.length === 0) return request;
  const isBinned = (column: ColumnRef | null): boolean => binned.some((other) => isSame(column, other));
  return {
    ...request,
    attributes: request.attributes.filter((column) => !isBinned(column)),
    groups: request.groups.filter((axis) => isBin(axis) || axis.kind === "entity" || !isBinned(axis.column)),
  };
}

function isBin(axis: Axis): boolean {
  return axis.kind === "datePart" || (axis.kind === "grain" && axis.grain !== "day");
}

/** "Revenue as a number with a trend": per month, unless the question names a time. */
function withCourse(request: Request): Request {
  const { chart, attributes, groups } = request;
  const kind = chart?.kind ?? null;
  const isCourse = kind === "numberTrend" || kind === "sparkTable";
  const hasTime = groups.some((axis) => axis.kind === "grain" || axis.kind === "datePart");
  if (!isCourse || hasTime || attributes.length > 0 || groups.length > 1) return request;
  return { ...request, groups: [{ kind: "grain", grain: "month", column: null }, ...groups] };
}

/** "A line of hire dates and salaries": figures of the same day share a point. */
function alongDates(request: Request, schema: Schema): Request {
  const { chart, attributes, measures, groups } = request;
  const isAlong = formOf(chart) === "series" && groups.length === 0;
  const [date, ...others] = attributes.filter((column) => schema.isDate(column));
  if (!isAlong || date === undefined || others.length > 0) return request;
  const figures = attributes.filter((column) => column !== date);
  const isOfFigures =
    figures.length + measures.length > 0 && figures.every((column) => schema.isFigure(column));
  return isOfFigures
    ? { ...request, attributes: figures, groups: [{ kind: "grain", grain: "day", column: date }] }
    : request;
}

/** A scatter chart shows rows: what it is grouped by colors them. */
function asPoints(request: Request): Request {
  const { measures, groups, attributes } = request;
  const colors = groups.flatMap((axis) => (axis.kind === "column" ? [axis.column] : []));
  const isOfRows = drawsPoints(request) && colors.length === groups.length && attributes.length > 1;
  return isOfRows && measures.length === 0
    ? { ...request, groups: [], attributes: [...colors, ...attributes] }
    : request;
}

/** True if a chart with a point for each row is asked for. */
export function drawsPoints({ chart }: Request): boolean {
  return formOf(chart) === "points";
}
