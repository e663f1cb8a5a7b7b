import { readPeriodTitle } from "@askery/model";
import { compactDate, listDateFormats } from "../values/date-formats.ts";
import { plainNumber } from "../values/number-formats.ts";
import { listFormats } from "../values/list-formats.ts";
import { fitsFormat, isEmptyValue } from "../values/value-format.ts";
import { commonWidth } from "./choose-dialect.ts";

type Records = readonly (readonly string[])[];

/** Where the rows of a sheet or text begin, and the titles of the columns. */
export interface TableHead {
  /** Records before the first row: blank lines, titles, header. */
  readonly skippedCount: number;
  /** One for each column; empty if it has none. */
  readonly titles: readonly string[];
  /** Units of the columns from a record below the header: as many as titles, or none. */
  readonly units: readonly string[];
  /** How many of the skipped records are header rows; 0 without a header. */
  readonly headerCount: number;
  /** Whether rows lack trailing cells that the header has. */
  readonly isRagged: boolean;
}

/** Finds the header among the first records, after title lines. There may be no header. */
export function findHead(records: Records): TableHead {
  const width = commonWidth(records.map((cells) => cells.length));
  const start = findStart(records, width);
  const isBelowGroups =
    !hasHeaderAt(records, start) && isGroups(records[start] ?? []) && hasHeaderAt(records, start + 1);
  const at = isBelowGroups ? start + 1 : start;
  const first = records[at] ?? [];
  if (!hasHeaderAt(records, at)) {
    const titles = Array.from({ length: Math.max(width, first.length) }, () => "");
    return { skippedCount: at, titles, units: [], headerCount: 0, isRagged: false };
  }
  const all = listBelow(records, at);
  const units = findUnits(all);
  const below = units === null ? all : all.slice(1);
  const rowWidth = below.length > 0 ? commonWidth(below.map((cells) => cells.length)) : first.length;
  const own = first.map((title) => title.trim());
  const groups = records[at - 1] ?? [];
  const isGrouped = new Set(own).size < own.length && countFilled(groups) > 1;
  const named = isGrouped ? joinGroups(groups, own) : own;
  return {
    skippedCount: units === null ? at + 1 : records.indexOf(units, at + 1) + 1,
    titles: widen(named, rowWidth, below),
    units: units ?? [],
    headerCount: 1 + Number(isGrouped) + Number(units !== null),
    isRagged: rowWidth < named.length,
  };
}

function hasHeaderAt(records: Records, at: number): boolean {
  return isHeader(records[at] ?? [], listBelow(records, at));
}

/** The records after a header, without blank ones and repetitions of the header, which occur in concatenated files. */
function listBelow(records: Records, at: number): Records {
  const first = (records[at] ?? []).join("\n");
  return records.slice(at + 1).filter((cells) => countFilled(cells) > 0 && cells.join("\n") !== first);
}

/** Whether a record has labels or years with gaps or repetitions, each of which applies to several columns. */
function isGroups(cells: readonly string[]): boolean {
  const labels = cells.map((cell) => cell.trim());
  const filled = labels.filter((label) => label !== "");
  const isRepeating = new Set(filled).size < filled.length || filled.length < labels.length;
  return filled.length > 1 && isRepeating && filled.every((label) => isYear(label) || !isValue(label));
}

/** Joins two header rows: `Plan` below `2025` becomes `2025 Plan`. A gap continues the group on its left. */
function joinGroups(groups: readonly string[], titles: readonly string[]): readonly string[] {
  let group = "";
  return titles.map((title, at) => {
    group = (groups[at] ?? "").trim() || group;
    return group === title ? title : `${group} ${title}`.trim();
  });
}

/** Finds units: short words in a row below the header, over purely numeric columns. */
function findUnits([first, ...others]: Records): readonly string[] | null {
  if (!first || others.length < 2) return null;
  const cells = first.map((cell) => cell.trim());
  const isUnit = (cell: string, at: number) => {
    const values = others.map((row) => (row[at] ?? "").trim());
    const isFigures = listFormats({ name: "", values }, 0.95).some(({ kind }) => kind === "number");
    return cell.length <= maxUnitLength && !isValue(cell) && !isEmptyValue(cell) && isFigures;
  };
  const filled = cells.flatMap((cell, at) => (cell === "" ? [] : [isUnit(cell, at)]));
  return filled.length > 0 && filled.every(Boolean) ? first : null;
}

const maxUnitLength = 12;

/**
 * If rows are one cell longer than the header, that cell is a row name at the start, unless the last cells are all
 * empty.
 */
function widen(titles: readonly string[], width: number, below: Records): readonly string[] {
  if (width <= titles.length) return titles;
  const added = Array.from({ length: width - titles.length }, () => "");
  const endsEmpty = below.every((cells) => (cells[width - 1] ?? "").trim() === "");
  return added.length === 1 && !endsEmpty ? ["row name", ...titles] : [...titles, ...added];
}

/** Skips blank lines and titles, which are nearly empty records soon followed by a full one. */
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

/** Whether every cell is a label, and the cells below are numbers, dates or different texts. */
function isHeader(cells: readonly string[], below: Records): boolean {
  const labels = cells.map((cell) => cell.trim());
  if (labels.every((label) => label === "" || isPeriod(label))) return false;
  if (labels.some((label) => label !== "" && !isPeriod(label) && isValue(label))) return false;
  const columns = labels.map((_, at) => below.map((row) => (row[at] ?? "").trim()));
  if (labels.some((label, at) => isPeriod(label) && (columns[at] ?? []).some(isPeriod))) return false;
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

/**
 * Whether a label is a year, quarter or month, which may be the title of a numeric column: "2026", "Q1 2026", "Jan
 * 2026", "2026-01".
 */
function isPeriod(label: string): boolean {
  return readPeriodTitle(label) !== null;
}

function isValue(label: string): boolean {
  return [plainNumber, compactDate, ...listDateFormats([label])].some((format) => fitsFormat(label, format));
}
