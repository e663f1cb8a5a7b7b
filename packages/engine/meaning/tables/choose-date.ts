import type { Decision } from "@askery/model";
import {
  creationWords,
  doneWords,
  entryDateWords,
  lifeDateWords,
  occurrenceWords,
  sideDateWords,
} from "../meaning-words.data.ts";
import { hasAny, stemWords } from "../names/word-form.ts";
import { columnsOf, type DraftColumn, type TableDraft } from "./table-draft.ts";

/**
 * Chooses the default date column of a table: the first on which the row happened or began; otherwise the first date;
 * otherwise the first year. The day on which a row takes place comes before the day on which it was booked or entered.
 * What is done to rows later, which some lack, is no date of theirs if they have a deadline: invoices are of the day they are due.
 */
export function chooseDate(draft: TableDraft): Decision<string | null> {
  const happened = columnsOf(draft, "event-date", "interval-start").filter((column) => !isSideDate(column));
  const created = columnsOf(draft, "audit").filter((column) => isCreation(column));
  const always = [...happened.filter((column) => !isCreation(column)), ...happened, ...created];
  const filled = always.find(isFilled);
  const isLater = always.length > 0 && (filled === undefined || isDoneLater(filled));
  const due = isLater ? columnsOf(draft, "deadline").find(isFilled) : undefined;
  if (due !== undefined) return decide(due, "It is the date that every row has; the others come later.");
  const found = filled ?? always[0];
  const first = found && isEntry(found, draft) ? (happened.find(takesPlace) ?? found) : found;
  if (first !== undefined) return decide(first, "It is the first date on which the row happened or began.");
  const [other] = columnsOf(draft, "event-date", "interval-end", "deadline", "audit");
  if (other !== undefined) return decide(other, "It is the only sort of date here.");
  const keyed = columnsOf(draft, "reference").find(({ evidence }) => evidence.signs.has("date-type"));
  if (keyed !== undefined) return decide(keyed, "It refers to the day of the row.");
  const [year] = columnsOf(draft, "calendar").filter(({ description }) => description.dated === "year");
  return year === undefined
    ? { value: null, reason: "It has no date.", origin: "found" }
    : decide(year, "It has a year and no date.");
}

function decide({ description }: DraftColumn, reason: string): Decision<string> {
  return { value: description.name, reason, origin: "found" };
}

/** True for the date of a life event, of the last of several events, or of a period. */
function isSideDate({ evidence }: DraftColumn): boolean {
  return evidence.words.some((word) => side.has(word));
}

/** True for the date on which a row was entered: "booked at" of appointments, but not of bookings. */
function isEntry({ evidence }: DraftColumn, { words }: TableDraft): boolean {
  return hasAny(evidence.words, entries) && !hasAny(evidence.words, stemWords(words));
}

function takesPlace(column: DraftColumn): boolean {
  return isFilled(column) && hasAny(column.evidence.words, occurrences);
}

/** True unless more than 10 % of rows lack the date. */
function isFilled({ evidence: { column } }: DraftColumn): boolean {
  const { profile } = column;
  return profile === null || profile.nullCount * 10 <= profile.rowCount;
}

/** True for the date on which a row was done, which some rows lack: "paid on". */
function isDoneLater({ evidence: { column, words } }: DraftColumn): boolean {
  return (column.profile?.nullCount ?? 0) > 0 && hasAny(words, doings);
}

function isCreation({ evidence }: DraftColumn): boolean {
  return evidence.words.some((word) => creation.has(word));
}

const side: ReadonlySet<string> = new Set([...lifeDateWords, ...sideDateWords]);
const entries = stemWords(entryDateWords);
const occurrences = stemWords(occurrenceWords);
const doings = stemWords(doneWords);
const creation: ReadonlySet<string> = new Set(creationWords);
