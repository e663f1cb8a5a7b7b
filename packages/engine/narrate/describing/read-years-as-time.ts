import type { Cell, Plan } from "@askery/model";
import type { KeyColumn, ResultShape, TimeColumn } from "../../chart/shape-result.ts";

/**
 * The shape of a result by years that the database has as numbers, with the years as its time axis: one that runs along
 * years is described as a course, not as a ranking. A few years that were picked by their figures stay a ranking.
 */
export function readYearsAsTime(shape: ResultShape, plan: Plan): ResultShape {
  const [years] = shape.parts;
  const isAlone = shape.parts.length === 1 && shape.groups.length === 0 && shape.time === null;
  const isPicked = plan.kind === "query" && plan.limit !== null;
  if (years === undefined || !isAlone || isPicked || !isYear(years)) return shape;
  return { ...shape, parts: [], time: asTime(years) };
}

function isYear({ output: { role } }: KeyColumn): boolean {
  return role.kind === "datePart" && role.part === "year";
}

function asTime({ output, cells, distinct }: KeyColumn): TimeColumn {
  return {
    output: { ...output, role: { kind: "time", grain: "year" }, format: { kind: "date", grain: "year" } },
    cells: cells.map(firstDay),
    distinct: distinct.map(firstDay),
    grain: "year",
  };
}

function firstDay(year: Cell): Cell {
  return typeof year === "number" ? `${String(year).padStart(4, "0")}-01-01` : year;
}
