import { drawsPoints } from "./settle-chart.ts";
import { tableOfQuantity, type Request } from "./request.ts";
import type { Schema } from "../schema/schema.ts";

/** Decides whether a named figure is a measure (in a breakdown or total) or one more column (in a list). */
export function settleFigures(request: Request, schema: Schema): Request {
  const events = countEvents(request, schema);
  if (events) return events;
  const hasStated = request.measures.some((measure) => !measure.isImplied);
  if (hasStated && request.top === null && isBrokenDown(request)) return measureFigures(request, schema);
  if (hasStated || request.top?.by.kind === "answer") return request;
  if (isBrokenDown(request) || asksForFigures(request, schema)) return measureFigures(request, schema);
  const named = request.measures.flatMap(({ quantity }) =>
    quantity.kind === "column" ? [quantity.column] : [],
  );
  return { ...request, measures: [], attributes: [...request.attributes, ...named] };
}

/** "Hires per year", "sign-ups this month": counts rows along the named date. */
function countEvents(request: Request, schema: Schema): Request | null {
  const [event] = request.attributes;
  const isEvent = event !== undefined && request.attributes.length === 1 && schema.isDate(event);
  const isAlongTime =
    request.groups.some((axis) => axis.kind === "grain" && axis.column === null) || request.versus !== null;
  if (
    !isEvent ||
    !isAlongTime ||
    request.measures.length > 0 ||
    request.entities.some((table) => table !== event.table)
  ) {
    return null;
  }
  return {
    ...request,
    attributes: [],
    entities: [],
    measures: [{ quantity: { kind: "rows", table: event.table }, isImplied: true }],
    groups: request.groups.map((axis) =>
      axis.kind === "grain" && axis.column === null ? { ...axis, column: event } : axis,
    ),
    versus: request.versus?.map((phrase) => ({ ...phrase, column: event })) ?? null,
    periods: request.periods.map((placed) =>
      placed.column === null ? { ...placed, column: event } : placed,
    ),
  };
}

/** "Revenue last quarter", "revenue of Lighting products": totals, not a column of the listed rows. */
function asksForFigures(request: Request, schema: Schema): boolean {
  return (
    request.top === null &&
    request.havings.length === 0 &&
    !drawsPoints(request) &&
    request.attributes.every(
      (column) => schema.isFigure(column) && !request.entities.includes(column.table),
    ) &&
    request.measures.every(({ quantity }) => !request.entities.includes(tableOfQuantity(quantity) ?? "")) &&
    request.attributes.length + request.measures.length > 0
  );
}

function isBrokenDown(request: Request): boolean {
  return (
    request.groups.length > 0 ||
    request.isOverTime ||
    request.relation !== null ||
    request.versus !== null ||
    request.sides !== null
  );
}

/** Turns figure columns into measures with their default aggregate function. */
function measureFigures(request: Request, schema: Schema): Request {
  const figures = request.attributes.filter((column) => schema.isFigure(column));
  const measures = figures.map((column) => ({
    quantity: { kind: "column", column, function: schema.defaultAggregate(column) } as const,
    isImplied: true,
  }));
  return {
    ...request,
    attributes: request.attributes.filter((column) => !schema.isFigure(column)),
    measures: [...request.measures, ...measures],
  };
}
