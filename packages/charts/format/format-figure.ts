import { formatFull, formatValue, missing, type Cell, type ValueFormat } from "@askery/model";
import { formatDatePart, formatMoment } from "./format-moment.ts";
import { parseMoment } from "./parse-moment.ts";

/**
 * A figure as labels write it: three significant figures, "€6.04M", "61,408", "33%", "3.4 days". Null is "–". A date is
 * its moment in milliseconds.
 */
export function formatFigure(value: number | null, format: ValueFormat | null, locale: string): string {
  if (value === null) return missing;
  if (format?.kind === "date") return formatMoment(value, format.grain);
  if (format?.kind === "datePart") return formatDatePart(value, format.part);
  return formatValue(value, figureFormat(format), { locale });
}

/** Every figure that the database gave, with the unit: "€12,345.67", "7.25%". What a double cannot hold stays text. */
export function formatExact(cell: Cell, format: ValueFormat | null, locale: string): string {
  if (cell === null) return missing;
  const value = Number(cell);
  if (typeof cell === "string" && !Number.isFinite(value)) return formatCellText(cell, format);
  if (format?.kind === "datePart") return formatDatePart(value, format.part);
  return formatFull(cell, figureFormat(format), { locale });
}

const plain: ValueFormat = { kind: "number" };

/** How a figure is written: what is no format of figures leaves them plain. */
export function figureFormat(format: ValueFormat | null): ValueFormat {
  return format === null || format.kind === "text" || format.kind === "date" ? plain : format;
}

function formatCellText(text: string, format: ValueFormat | null): string {
  const moment = parseMoment(text);
  return moment === null ? text : formatMoment(moment, format?.kind === "date" ? format.grain : null);
}
