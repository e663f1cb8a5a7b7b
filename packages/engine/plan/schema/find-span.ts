import type { TableId } from "@askery/model";
import { birthWords, entryDateWords, makingWords } from "../../meaning/meaning-words.data.ts";
import { canPrecede } from "../../meaning/evidence/pair-dates.ts";
import { hasAny, stemWords } from "../../meaning/names/word-form.ts";
import type { ColumnRef } from "../request/clause.ts";
import type { ColumnDescription, TableDescription } from "../../meaning/view-tables.ts";
import type { JoinGraph } from "./join-graph.ts";
import type { AgeDate, Span } from "./schema.ts";

/** Of several spans, the one that starts with the date of the row. */
export function findSpan({ table, columns, meaning }: TableDescription): Span | null {
  const starts = columns.filter(({ meaning: { role } }) => role.value === "interval-start");
  const start = starts.find(({ column }) => column.name === meaning.date.value) ?? starts[0];
  const end = start?.meaning.otherEnd ?? null;
  return start === undefined || end === null
    ? null
    : { from: { table: table.id, column: start.column.name }, to: { table: table.id, column: end } };
}

/**
 * The spans of a row, likeliest first: the one by its meaning; without one, from the date of an event to each later thing
 * that happened to it. A column comes later if it is further to the right, and no earlier by its values.
 */
export function findLapses(description: TableDescription): readonly Span[] {
  const known = findSpan(description);
  const { table, columns, meaning } = description;
  const start = columns.find(({ column }) => column.name === meaning.date.value);
  if (known !== null) return [known];
  if (start === undefined || meaning.kind.value !== "event") return [];
  return columns
    .slice(columns.indexOf(start) + 1)
    .filter((end) => isStart(end) && isOpen(end) && canPrecede(start.column, end.column))
    .map(({ column }) => ({
      from: { table: table.id, column: start.column.name },
      to: { table: table.id, column: column.name },
    }));
}

/** True for a date that some rows lack: it happens to them later, or never. */
function isOpen({ column: { isNullable, profile } }: ColumnDescription): boolean {
  return isNullable && profile?.nullCount !== 0;
}

/** The other end of the span, otherwise the date of the row, otherwise the date column before this one, otherwise the deadline. */
export function findSpanStart(description: TableDescription, end: string): ColumnRef | null {
  const { table, columns, meaning } = description;
  const paired = columns.find(({ column }) => column.name === end);
  const isEnd = paired?.meaning.role.value === "interval-end";
  const dates = columns.filter(isStart).map(({ column }) => column.name);
  const before = dates[dates.indexOf(end) - 1];
  const due =
    end === meaning.date.value
      ? null
      : columns.find(({ meaning: { role } }) => role.value === "deadline")?.column.name;
  const start = [isEnd ? paired.meaning.otherEnd : null, meaning.date.value, before, due].find(
    (name) => name !== null && name !== undefined && name !== end,
  );
  return start === undefined || start === null ? null : { table: table.id, column: start };
}

/** From the day on which a row was booked or entered to the day on which it takes place or is planned. */
export function findNotice({ table, columns, meaning }: TableDescription): Span | null {
  const own = columns.find(({ column }) => column.name === meaning.date.value);
  const entered = columns.find((column) => isStart(column) && hasAny(column.words, entries)) ?? own;
  if (own === undefined || entered === undefined) return null;
  const later = columns.slice(columns.indexOf(entered) + 1);
  const takesPlace = later.includes(own) ? own : later.find(isPlan);
  return takesPlace === undefined
    ? null
    : {
        from: { table: table.id, column: entered.column.name },
        to: { table: table.id, column: takesPlace.column.name },
      };
}

function isPlan({ meaning: { role }, words }: ColumnDescription): boolean {
  return role.value === "deadline" && hasAny(words, plans);
}

const entries = stemWords(entryDateWords);
const plans = stemWords(["planned", "scheduled", "expected"]);

/** The table whose rows have both dates, by themselves or through rows that they refer to; null without one. */
export function findRowsWith({ from, to }: Span, graph: JoinGraph): TableId | null {
  const leads = (start: TableId, end: TableId): boolean => {
    const path = graph.findPath(start, end);
    return path !== null && path.length <= maxSteps && path.every(({ isFanOut }) => !isFanOut);
  };
  if (leads(to.table, from.table)) return to.table;
  return leads(from.table, to.table) ? from.table : null;
}

/** Dates further apart belong to different events. */
const maxSteps = 2;

/** Deadlines and dates of birth start nothing. */
function isStart({ uses, meaning, words }: ColumnDescription): boolean {
  return uses.has("date") && !uses.has("year") && meaning.role.value !== "deadline" && !words.some(isOfBirth);
}

export function findBirthDate({ columns }: TableDescription): string | null {
  const found = columns.find(({ uses, words }) => uses.has("date") && words.some(isOfBirth));
  return found?.column.name ?? null;
}

/** The birth of people, the day on which things were made, or the date of events; null without one. */
export function findAgeDate(description: TableDescription): AgeDate | null {
  const { columns, meaning } = description;
  const birth = findBirthDate(description);
  if (birth !== null) return { column: birth, unit: "year" };
  if (meaning.isOfPeople) return null;
  const made = columns.filter(
    ({ uses, words }) => uses.has("date") && !uses.has("year") && hasAny(words, makings),
  );
  const isEvent = meaning.kind.value === "event";
  const own = made.find(({ column }) => !isEvent || column.name === meaning.date.value);
  if (own !== undefined) return { column: own.column.name, unit: "year" };
  return isEvent && meaning.date.value !== null ? { column: meaning.date.value, unit: "day" } : null;
}

const makings = stemWords(makingWords);
const births: ReadonlySet<string> = new Set(birthWords);

function isOfBirth(word: string): boolean {
  return births.has(word);
}
