import type { Cell, DurationUnit, ValueFormat } from "@askery/model";
import { formatDatePart, formatMoment } from "./format-moment.ts";
import { parseMoment } from "./parse-moment.ts";
import { minus, missing, writeNumber } from "./write-number.ts";

/** A figure as labels write it: three significant figures, "€6.04M", "61,408", "33%", "3.4 days". Null is "–". */
export function formatFigure(value: number | null, format: ValueFormat | null, locale: string): string {
  if (value === null) return missing;
  const size = Math.abs(value);
  switch (format?.kind) {
    case "currency": {
      const money = moneyOptions(format.currency);
      if (size >= 9_995) return writeNumber(value, locale, { ...money, ...compact });
      if (size >= 99.995) return writeNumber(value, locale, { ...money, maximumSignificantDigits: 3 });
      return writeNumber(value, locale, { ...money, ...digits(Number.isInteger(value) ? 0 : 2) });
    }
    case "percent":
      return writeNumber(value, locale, { style: "percent", ...percentDigits(size) });
    case "duration":
      return withUnit(brief(value, locale), value, format.unit);
    case "date":
      return formatMoment(value, format.grain);
    case "datePart":
      return formatDatePart(value, format.part);
    case "number":
    case "text":
    case undefined:
      return brief(value, locale);
  }
}

/** Every figure that the database gave, with the unit: "€12,345.67", "7.25%". What a double cannot hold stays text. */
export function formatExact(cell: Cell, format: ValueFormat | null, locale: string): string {
  if (cell === null) return missing;
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  const value = Number(cell);
  if (typeof cell === "string" && !Number.isFinite(value)) return formatCellText(cell, format);
  switch (format?.kind) {
    case "currency":
      return writeNumber(value, locale, {
        ...moneyOptions(format.currency),
        ...digits(Number.isInteger(value) ? 0 : 2),
      });
    case "percent":
      return writeNumber(value, locale, {
        style: "percent",
        minimumFractionDigits: 1,
        maximumFractionDigits: 2,
      });
    case "duration":
      return withUnit(writeNumber(value, locale, { maximumFractionDigits: 10 }), value, format.unit);
    case "datePart":
      return formatDatePart(value, format.part);
    case "number":
    case "date":
    case "text":
    case undefined:
      return typeof cell === "string" && /^-?\d{16,40}$/.test(cell)
        ? writeNumber(BigInt(cell), locale, {})
        : writeNumber(value, locale, { maximumSignificantDigits: 15 });
  }
}

/** A change, always with its sign: "+5.0%", "−€12.4k". */
export function formatChange(value: number, format: ValueFormat | null, locale: string): string {
  const size = Math.abs(value);
  const text =
    format?.kind === "percent"
      ? writeNumber(size, locale, { style: "percent", ...digits(size >= 1 ? 0 : 1) })
      : formatFigure(size, format, locale);
  return `${value < 0 ? minus : "+"}${text}`;
}

export function moneyOptions(currency: string): Intl.NumberFormatOptions {
  return {
    style: "currency",
    currency: /^[A-Z]{3}$/.test(currency) ? currency : "XXX",
    currencyDisplay: "narrowSymbol",
  };
}

const compact = { notation: "compact", minimumSignificantDigits: 3, maximumSignificantDigits: 3 } as const;

/** Whole figures up to a million stand in full; the rest has three significant figures. */
function brief(value: number, locale: string): string {
  const size = Math.abs(value);
  if (size >= 1e15 || (size > 0 && size < 1e-6)) {
    return writeNumber(value, locale, { notation: "scientific", maximumSignificantDigits: 3 });
  }
  if (size >= 999_999.5) return writeNumber(value, locale, compact);
  if (Number.isInteger(value) || size >= 1000) return writeNumber(value, locale, digits(0));
  return writeNumber(value, locale, { maximumSignificantDigits: 3 });
}

/** Whole per cents from ten, one decimal below, two significant figures below one. */
function percentDigits(size: number): Intl.NumberFormatOptions {
  if (size >= 0.0995 || size === 0) return digits(0);
  return size >= 0.01 ? digits(1) : { maximumSignificantDigits: 2 };
}

function withUnit(text: string, value: number, unit: DurationUnit): string {
  return `${text} ${value === 1 ? unit : `${unit}s`}`;
}

function formatCellText(text: string, format: ValueFormat | null): string {
  const moment = parseMoment(text);
  return moment === null ? text : formatMoment(moment, format?.kind === "date" ? format.grain : null);
}

function digits(count: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: count, maximumFractionDigits: count };
}
