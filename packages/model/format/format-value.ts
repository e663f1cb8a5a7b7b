import type { AskSettings, DurationUnit } from "../calendar.ts";
import { assertNever } from "../invariant.ts";
import type { Cell } from "../table.ts";
import { formatList } from "./format-list.ts";
import { formatBucket, formatDatePart, missing, type DateStyle } from "./format-date.ts";
import { readFigure } from "./read-figure.ts";
import type { ValueFormat } from "./value-format.ts";
import { minus, moneyOptions, writeNumber } from "./write-number.ts";

type Locale = Pick<AskSettings, "locale">;

/** A value for sentences, tiles and axes, with three significant figures: "€6.04M", "61,408", "33%", "3.4 days". */
export function formatValue(
  cell: Cell,
  format: ValueFormat,
  settings: Locale,
  style: DateStyle = "short",
): string {
  if (cell === null) return missing;
  switch (format.kind) {
    case "text":
      return verbalizeText(cell);
    case "list":
      return formatList(cell);
    case "date":
      return formatBucket(cell, format.grain, style, settings.locale);
    case "datePart":
      return formatDatePart(cell, format.part);
    case "number":
      return withFigure(cell, (value) => brief(value, settings));
    case "currency":
      return withFigure(cell, (value) => briefMoney(value, format.currency, settings));
    case "percent":
      return withFigure(cell, (value) => percent(value, settings));
    case "duration":
      return withFigure(cell, (value) => duration(format.unit, brief(value, settings)));
    default:
      return assertNever(format);
  }
}

/** A value for tables, with every digit from the database. The unit is in the column's header. */
export function formatExact(cell: Cell, format: ValueFormat, settings: Locale): string {
  switch (format.kind) {
    case "number":
    case "duration":
      return exactly(cell, settings, { maximumFractionDigits: 10 });
    case "currency": {
      const cents = Number.isInteger(readFigure(cell)) ? 0 : 2;
      return exactly(cell, settings, { minimumFractionDigits: cents, maximumFractionDigits: cents });
    }
    case "percent":
      return exactly(cell, settings, {
        style: "percent",
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      });
    case "text":
    case "list":
    case "date":
    case "datePart":
      return formatValue(cell, format, settings);
    default:
      return assertNever(format);
  }
}

/** A value for restatements, with all digits and the unit: "€12,345.67", "7.25%", "1,204 days". */
export function formatFull(cell: Cell, format: ValueFormat, settings: Locale): string {
  const value = readFigure(cell);
  if (value === null) return formatValue(cell, format, settings);
  if (format.kind === "percent") {
    return writeNumber(value, settings.locale, { style: "percent", maximumFractionDigits: 2 });
  }
  if (format.kind === "currency") {
    const cents = fixed(Number.isInteger(value) ? 0 : 2);
    return writeNumber(value, settings.locale, { ...moneyOptions(format.currency), ...cents });
  }
  const text = formatExact(cell, format, settings);
  return format.kind === "duration" ? duration(format.unit, text) : text;
}

/** A change, always with its sign: "+5.0%", "−5.4%", "+€12.4k". */
export function formatChange(cell: Cell, format: ValueFormat, settings: Locale): string {
  const value = readFigure(cell);
  if (value === null) return missing;
  const size = Math.abs(value);
  const text =
    format.kind === "percent"
      ? writeNumber(size, settings.locale, { style: "percent", ...fixed(size >= 1 ? 0 : 1) })
      : formatValue(size, format, settings);
  return `${value < 0 ? minus : "+"}${text}`;
}

function verbalizeText(cell: Cell): string {
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return String(cell);
}

function withFigure(cell: Cell, write: (value: number) => string): string {
  const value = readFigure(cell);
  return value === null ? verbalizeText(cell) : write(value);
}

/**
 * Whole numbers up to a million have all their digits, others three significant figures. Very large and very small
 * numbers have an exponent.
 */
function brief(value: number, settings: Locale): string {
  const size = Math.abs(value);
  if (size >= 1e15 || (size > 0 && size < 1e-6)) {
    return writeNumber(value, settings.locale, { notation: "scientific", maximumSignificantDigits: 3 });
  }
  if (size >= 999_999.5) return compact(value, settings, {});
  if (Number.isInteger(value) || size >= 1000) return writeNumber(value, settings.locale, fixed(0));
  return writeNumber(value, settings.locale, { maximumSignificantDigits: 3 });
}

/** Cents below a hundred, three significant figures above, "k" for thousands from ten thousand. */
function briefMoney(value: number, currency: string, settings: Locale): string {
  const money = moneyOptions(currency);
  const size = Math.abs(value);
  if (size >= 9_995) return compact(value, settings, money);
  if (size >= 99.995) return writeNumber(value, settings.locale, { ...money, maximumSignificantDigits: 3 });
  return writeNumber(value, settings.locale, { ...money, ...fixed(Number.isInteger(value) ? 0 : 2) });
}

/**
 * No decimals from ten percent, one decimal below that, two significant figures below one percent. From a million
 * percent on, three significant figures.
 */
function percent(value: number, settings: Locale): string {
  const size = Math.abs(value);
  if (size >= 10_000) {
    const notation = size >= 1e13 ? "scientific" : "compact";
    return writeNumber(value, settings.locale, { style: "percent", notation, maximumSignificantDigits: 3 });
  }
  const digits = size >= 0.0995 ? fixed(0) : size >= 0.01 ? fixed(1) : { maximumSignificantDigits: 2 };
  return writeNumber(value, settings.locale, { style: "percent", ...digits });
}

/** "1 day", also for a value that rounds to 1, such as 1.0003; "2 days". */
function duration(unit: DurationUnit, text: string): string {
  return `${text} ${text === "1" ? unit : `${unit}s`}`;
}

function compact(value: number, settings: Locale, options: Intl.NumberFormatOptions): string {
  return writeNumber(value, settings.locale, {
    ...options,
    notation: "compact",
    minimumSignificantDigits: 3,
    maximumSignificantDigits: 3,
  });
}

function fixed(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/**
 * Numbers beyond the precision of a double are text: they are printed with all their digits, grouped if the formatter
 * can do so.
 */
function exactly(cell: Cell, settings: Locale, options: Intl.NumberFormatOptions): string {
  const value = readFigure(cell);
  if (value === null) return cell === null ? missing : verbalizeText(cell);
  if (typeof cell === "string" && wholeText.test(cell)) {
    return writeNumber(BigInt(cell), settings.locale, options);
  }
  return writeNumber(value, settings.locale, options);
}

const wholeText = /^-?\d{1,40}$/;
