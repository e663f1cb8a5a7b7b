import {
  dayOf,
  headerOf,
  moneyOptions,
  type Cell,
  type Output,
  type TableChunk,
  type TableColumn,
} from "@askery/model";

/** How a column is written to a sheet. */
export interface SheetColumn {
  readonly header: string;
  /** Dates and times are text in a table, and numbers in a sheet. */
  readonly isMoment: boolean;
  /** Lists are shown as their elements. */
  readonly isList: boolean;
  /** How a spreadsheet shows its numbers, in the spreadsheet's own notation. */
  readonly numberFormat: string;
  /** In characters. */
  readonly width: number;
}

const minWidth = 8;
const maxWidth = 60;
const maxMeasured = 200;

/** Describes a column by its output, or by its type if it has none. The first rows decide its width. */
export function describeColumn(
  column: TableColumn,
  output: Output | undefined,
  { columns, index }: Pick<TableChunk, "columns"> & { readonly index: number },
): SheetColumn {
  const header = output === undefined ? column.name : headerOf(output);
  const isMoment = momentTypes.has(column.type) || output?.format.kind === "date";
  const numberFormat = isMoment ? momentFormat(column, output) : figureFormat(column, output);
  const cells = (columns[index] ?? []).slice(0, maxMeasured);
  const lengths = cells.map((cell) => lengthOf(cell, isMoment ? numberFormat : null));
  const width = Math.min(maxWidth, Math.max(minWidth, header.length + 3, ...lengths.map((size) => size + 2)));
  return { header, isMoment, isList: output?.format.kind === "list", numberFormat, width };
}

const momentTypes: ReadonlySet<TableColumn["type"]> = new Set(["date", "timestamp", "time"]);

function lengthOf(cell: Cell, momentFormat: string | null): number {
  if (momentFormat !== null) return momentFormat.replaceAll('"', "").length;
  return typeof cell === "number" ? cell.toLocaleString("en-US").length : String(cell ?? "").length;
}

function momentFormat({ type }: TableColumn, output: Output | undefined): string {
  if (type === "time") return "hh:mm:ss";
  if (output?.format.kind !== "date") return type === "date" ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm:ss";
  switch (output.format.grain) {
    case "year":
      return "yyyy";
    case "quarter":
      return '"quarter from "mmm yyyy';
    case "month":
      return "mmm yyyy";
    case "week":
      return '"week of "d mmm yyyy';
    case "day":
      return type === "timestamp" && output.role.kind === "time" && output.role.grain === null
        ? "yyyy-mm-dd hh:mm:ss"
        : "d mmm yyyy";
    case "hour":
      return "d mmm yyyy hh:mm";
  }
}

function figureFormat({ type }: TableColumn, output: Output | undefined): string {
  switch (output?.format.kind) {
    case "percent":
      return "0.0%";
    case "currency":
      return moneyFormat(output.format.currency);
    case "number":
    case "duration":
      return type === "integer" ? "#,##0" : "General";
    case undefined:
    case "list":
    case "text":
    case "date":
    case "datePart":
      return "General";
  }
}

function moneyFormat(currency: string): string {
  const format = new Intl.NumberFormat("en-US", moneyOptions(currency));
  const symbol = format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return `[$${symbol.replaceAll(/[[\]-]/g, "")}]#,##0${digits === 0 ? "" : `.${"0".repeat(digits)}`}`;
}

/**
 * The number of a date, a timestamp or a time of day in a spreadsheet: days since 30 December 1899. Null for other texts
 * and for days before March 1900, which spreadsheets count differently.
 */
export function serialOf(text: string): number | null {
  const match = /^(?:(\d{4}-\d\d-\d\d)(?:[ T]|$))?(?:(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?$/.exec(text);
  if (match === null || text === "") return null;
  const [, date, hours = 0, minutes = 0, seconds = 0] = match;
  const time = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / secondsOfDay;
  if (date === undefined) return time < 1 ? time : null;
  const day = dayOf(date);
  if (day === null || day < firstDay || time >= 1) return null;
  return day + dayOffset + time;
}

const secondsOfDay = 86_400;
/** 1970-01-01 as the number of a spreadsheet. */
const dayOffset = 25_569;
/** 1900-03-01, counted from 1970-01-01. */
const firstDay = -25_508;
