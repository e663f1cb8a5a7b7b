import type { Cell, Plan } from "@askery/model";
import type { KeyColumn, ResultShape, TimeColumn } from "../../chart/shape-result.ts";

/**
 * Treats numeric years as a time axis, so that they are described as a development and not as a ranking. A ranking of a
 * few years remains a ranking.
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

function asTime({ output, cells, distinct, dateStyle }: KeyColumn): TimeColumn {
  return {
    output: { ...output, role: { kind: "time", grain: "year" }, format: { kind: "date", grain: "year" } },
    cells: cells.map(firstDay),
    distinct: distinct.map(firstDay),
    dateStyle,
    grain: "year",
  };
}

function firstDay(year: Cell): Cell {
  return typeof year === "number" ? `${String(year).padStart(4, "0")}-01-01` : year;
}
