import type { Axis, ColumnRef } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { tablesOfQuantity, type Request } from "../request/request.ts";
import type { GroupShape } from "../shape/shape.ts";

interface Timed {
  readonly shape: GroupShape;
  readonly request: Request;
}

/**
 * The times of one question are about one date of the counted rows: "enrollments per month this year" limits the day of
 * enrolling, and "opened since May, per week" groups by the week of opening.
 */
export function alignTimes({ shape, request }: Timed): Timed {
  const { periods, happening } = request;
  const [date, ...others] = [...shape.axes.flatMap(dateOf), ...periods.flatMap(({ column }) => column ?? [])];
  const isOne = others.every((other) => isSame(other, date));
  if (happening !== null || date === undefined || !isOne || !isOfCounted(date, shape)) {
    return { shape, request };
  }
  return {
    shape: { ...shape, axes: shape.axes.map((axis) => (isTime(axis) ? { ...axis, column: date } : axis)) },
    request: {
      ...request,
      periods: periods.map((placed) => (placed.isNegated ? placed : { ...placed, column: date })),
    },
  };
}

type TimeAxis = Extract<Axis, { kind: "grain" | "datePart" }>;

function isTime(axis: Axis): axis is TimeAxis {
  return axis.kind === "grain" || axis.kind === "datePart";
}

function dateOf(axis: Axis): readonly ColumnRef[] {
  return isTime(axis) && axis.column !== null ? [axis.column] : [];
}

/** True for a date of the rows that all figures are computed over. */
function isOfCounted({ table }: ColumnRef, { measures }: GroupShape): boolean {
  const counted = measures.flatMap(({ quantity }) => tablesOfQuantity(quantity));
  return counted.length > 0 && counted.every((one) => one === table);
}
