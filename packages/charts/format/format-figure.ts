import { formatFull, formatValue, missing, type Cell, type ValueFormat } from "@askery/model";
import { formatDatePart, formatMoment } from "./format-moment.ts";
import { parseMoment } from "./parse-moment.ts";
import { styleOf, writeStyled } from "./write-styled.ts";

/**
 * A figure for labels, with three significant figures: "€6.04M", "61,408", "33%", "3.4 days". Null is "–". Dates are
 * given in milliseconds.
 */
export function formatFigure(value: number | null, format: ValueFormat | null, locale: string): string {
  if (value === null) return missing;
  if (format?.kind === "date") return formatMoment(value, format.grain, locale);
  if (format?.kind === "datePart") return formatDatePart(value, format.part);
  const styled = writeWithStyle(value, format, { locale });
  return styled ?? formatValue(value, figureFormat(format), { locale });
}

/**
 * A figure with every digit from the database and its unit: "€12,345.67", "7.25%". Numbers that a double cannot
 * represent remain text.
 */
export function formatExact(cell: Cell, format: ValueFormat | null, locale: string): string {
  if (cell === null) return missing;
  const value = Number(cell);
  if (typeof cell === "string" && !Number.isFinite(value)) return formatCellText(cell, format, locale);
  if (format?.kind === "datePart") return formatDatePart(value, format.part);
  const styled = writeWithStyle(value, format, { locale, isExact: true });
  return styled ?? formatFull(cell, figureFormat(format), { locale });
}

/** The figure in the style that a person chose; null if nobody chose one. */
function writeWithStyle(
  value: number,
  format: ValueFormat | null,
  how: { readonly locale: string; readonly isExact?: boolean },
): string | null {
  const style = styleOf(format);
  if (style === null || format === null) return null;
  return format.kind === "number" || format.kind === "currency" || format.kind === "percent"
    ? writeStyled(value, format, { ...how, style })
    : null;
}

const plain: ValueFormat = { kind: "number" };

/** The format of a figure: a plain number unless the format is one of numbers. Text is of numbers that name something. */
export function figureFormat(format: ValueFormat | null): ValueFormat {
  return format === null || format.kind === "date" ? plain : format;
}

function formatCellText(text: string, format: ValueFormat | null, locale: string): string {
  const moment = parseMoment(text);
  return moment === null ? text : formatMoment(moment, format?.kind === "date" ? format.grain : null, locale);
}
