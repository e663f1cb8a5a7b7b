import type { RowState, StateColumn, StateCondition } from "@askery/model";
import { dateNameWords } from "../meaning-words.data.ts";
import { splitName } from "../names/split-name.ts";
import { hasAny, stemWords } from "../names/word-form.ts";
import { columnsOf, type DraftColumn, type TableDraft } from "../tables/table-draft.ts";
import { deriveState } from "./describe-state.ts";
import { negateState } from "./negate-state.ts";
import { isEmpty, isOpenDate, isPast, stateColumn } from "./row-dates.ts";
import {
  actualDates,
  beginningWords,
  endWords,
  latePhrases,
  overduePhrases,
  punctualPhrases,
} from "./state-words.data.ts";

/**
 * The states of a table with a deadline: overdue, late and on time.
 *
 * A row is overdue if its deadline is past and it is not done: its actual date is empty, and it, or the row that it is
 * part of, is open. Without either there is no way to know, and no such state.
 *
 * @param open the status or flag that shows that a row is open; null if there is none
 */
export function findDueStates(draft: TableDraft, open: StateCondition | null): readonly RowState[] {
  const deadline = columnsOf(draft, "deadline").findLast(
    ({ evidence }) => !evidence.words.some((word) => ends.has(word)),
  );
  if (deadline === undefined) return [];
  const due = stateColumn(deadline, draft);
  const done = findActual(deadline, draft);
  const undone = [...(done ? [isEmpty(done)] : []), ...(open ? [open] : [])];
  if (undone.length === 0) return [];
  const overdue: StateCondition = {
    kind: "all",
    conditions: [isPast(due), ...undone],
  };
  if (done === null) return [deriveState([...overduePhrases, ...latePhrases], overdue, null)];
  const later: StateCondition = { kind: "later", column: done, than: due, isNegated: false };
  return [
    deriveState(overduePhrases, overdue, null),
    deriveState(latePhrases, { kind: "any", conditions: [later, overdue] }, done),
    deriveState(punctualPhrases, negateState(later), done),
  ];
}

const beginnings = stemWords(beginningWords);
const ends: ReadonlySet<string> = new Set(endWords);

/**
 * The date that is empty until the row is done: the one named like the deadline, the end of the row's span, or its only
 * date with gaps. A date on which the row begins is none: drafts are not issued yet.
 */
function findActual(deadline: DraftColumn, draft: TableDraft): StateColumn | null {
  const events = columnsOf(draft, "event-date", "interval-end").filter(
    (column) => isOpenDate(column) && !hasAny(column.evidence.words, beginnings),
  );
  const named = events.find((event) => isActualOf(event, deadline));
  const ending = events.filter(({ description }) => description.role.value === "interval-end");
  const [only, ...more] = ending.length > 0 ? ending : events;
  const found = named ?? (more.length === 0 ? only : undefined);
  return found === undefined ? null : stateColumn(found, draft);
}

/** True for "actual arrival" beside "planned arrival", and for "ata" beside "eta". */
function isActualOf({ evidence: event }: DraftColumn, { evidence: deadline }: DraftColumn): boolean {
  const [short = ""] = splitName(deadline.column.name);
  const rest = event.words.filter((word) => !dateNameWords.has(word) && word !== "actual");
  return (
    splitName(event.column.name)[0] === (actualDates[short] ?? "") ||
    (rest.length > 0 && rest.every((word) => deadline.words.includes(word)))
  );
}
