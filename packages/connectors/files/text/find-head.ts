import { compactDate, listDateFormats } from "../values/date-formats.ts";
import { plainNumber } from "../values/number-formats.ts";
import { listFormats } from "../values/list-formats.ts";
import { fitsFormat } from "../values/value-format.ts";
import { commonWidth } from "./choose-dialect.ts";

type Records = readonly (readonly string[])[];

/** Where the rows of a sheet or a text begin, and what its columns are called. */
export interface TableHead {
  /** Records before the first row: blank ones, titles, the header. */
  readonly skippedCount: number;
  /** One for each column, empty where it has none. */
  readonly titles: readonly string[];
  /** A record names them. */
  readonly hasHeader: boolean;
  /** Rows lack the cells at their end that the header has. */
  readonly isRagged: boolean;
}

/** Finds the header among the first records, behind lines of title if there are any; there may be none. */
export function findHead(records: Records): TableHead {
  const width = commonWidth(records.map((cells) => cells.length));
  const start = findStart(records, width);
  const first = records[start] ?? [];
  const below = records.slice(start + 1).filter((cells) => countFilled(cells) > 0);
  if (!isHeader(first, below)) {
    const titles = Array.from({ length: Math.max(width, first.length) }, () => "");
    return { skippedCount: start, titles, hasHeader: false, isRagged: false };
  }
  const rowWidth = below.length > 0 ? commonWidth(below.map((cells) => cells.length)) : first.length;
  const named = first.map((title) => title.trim());
  return {
    skippedCount: start + 1,
    titles: widen(named, rowWidth, below),
    hasHeader: true,
    isRagged: rowWidth < named.length,
  };
}

/** Rows one cell longer than their header begin with a name of their own, unless they end in an empty cell. */
function widen(titles: readonly string[], width: number, below: Records): readonly string[] {
  if (width <= titles.length) return titles;
  const added = Array.from({ length: width - titles.length }, () => "");
  const endsEmpty = below.every((cells) => (cells[width - 1] ?? "").trim() === "");
  return added.length === 1 && !endsEmpty ? ["row name", ...titles] : [...titles, ...added];
}

/** Behind blank lines, and behind titles: nearly empty records with a full one not far below. */
function findStart(records: Records, width: number): number {
  const first = records.findIndex((cells) => countFilled(cells) > 0);
  if (first < 0) return 0;
  if (width < 2) return first;
  const full = records
    .slice(0, maxTitles)
    .findIndex((cells) => countFilled(cells) >= Math.max(2, Math.ceil(width * 0.6)));
  const titles = records.slice(first, Math.max(first, full));
  return full > first && titles.every((cells) => countFilled(cells) <= (width > 4 ? 2 : 1)) ? full : first;
}

const maxTitles = 20;

function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== "").length;
}

/** Every cell is a label; and the cells below are figures or dates, or at least other texts. */
function isHeader(cells: readonly string[], below: Records): boolean {
  const labels = cells.map((cell) => cell.trim());
  if (labels.every((label) => label === "" || isYear(label))) return false;
  if (labels.some((label) => label !== "" && !isYear(label) && isValue(label))) return false;
  const columns = labels.map((_, at) => below.map((row) => (row[at] ?? "").trim()));
  if (labels.some((label, at) => isYear(label) && (columns[at] ?? []).some(isYear))) return false;
  const isTyped = columns.some((values) => listFormats({ name: "", values }, 0.95).length > 0);
  if (isTyped) return true;
  const repeated = labels.filter((label, at) => label !== "" && (columns[at] ?? []).includes(label));
  return (
    repeated.length * 2 < labels.length &&
    labels.every((label) => label.length <= maxLabelLength || below.length > 0)
  );
}

const maxLabelLength = 500;

function isYear(label: string): boolean {
  return /^(?:19|20)\d\d$/.test(label);
}

function isValue(label: string): boolean {
  return [plainNumber, compactDate, ...listDateFormats([label])].some((format) => fitsFormat(label, format));
}
