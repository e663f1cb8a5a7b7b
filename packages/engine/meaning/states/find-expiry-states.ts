import type { RowState, StateCondition } from "@askery/model";
import { dateNameWords } from "../meaning-words.data.ts";
import { pluralizeWord } from "../names/word-form.ts";
import type { DraftColumn, TableDraft } from "../tables/table-draft.ts";
import { deriveState } from "./describe-state.ts";
import { negateState } from "./negate-state.ts";
import { isEmpty, isPast, stateColumn } from "./row-dates.ts";
import { expiryWords, openEndWords } from "./state-words.data.ts";

/**
 * The states of rows with a last day: expired and valid. Rows without a day stay valid. If a table has several such days,
 * only their own names tell them apart: "expired licence" beside "expired permit".
 */
export function findExpiryStates(draft: TableDraft): readonly RowState[] {
  const days = draft.columns.filter(isLastDay);
  return days.flatMap((day) => {
    const column = stateColumn(day, draft);
    const past = isPast(column);
    const valid: StateCondition = { kind: "any", conditions: [negateState(past), isEmpty(column)] };
    const subject = subjectOf(day, draft);
    const isOnly = days.length === 1;
    return [
      deriveState(phrasesFor(["expired", "lapsed"], subject, isOnly), past, column),
      deriveState(phrasesFor(["valid", "unexpired"], subject, isOnly), valid, null),
    ];
  });
}

function isLastDay({ evidence: { words }, description: { dated } }: DraftColumn): boolean {
  const isUntil = words.includes("valid") && words.some((word) => openEnds.has(word));
  return dated === "date" && (isUntil || words.some((word) => expiry.has(word)));
}

const expiry: ReadonlySet<string> = new Set(expiryWords);
const openEnds: ReadonlySet<string> = new Set(openEndWords);

/** What expires, if it is not the row itself: "licence" for `licence_expires_on` of drivers. */
function subjectOf({ evidence: { words } }: DraftColumn, draft: TableDraft): string {
  return words
    .filter((word) => !expiry.has(word) && !openEnds.has(word) && word !== "valid")
    .filter((word) => !dateNameWords.has(word) && !draft.words.includes(word))
    .join(" ");
}

/** "expired", "expired licences", "licence expired", "licence has expired". */
function phrasesFor(words: readonly string[], subject: string, isOnly: boolean): readonly string[] {
  const subjects = subject === "" ? [] : [subject, pluralizeWord(subject)];
  const own = words.flatMap((word) =>
    subjects.flatMap((one) => [`${word} ${one}`, ...links.map((link) => `${one} ${link}${word}`)]),
  );
  return isOnly ? [...words, ...own] : own;
}

const links: readonly string[] = ["", "has ", "have ", "is ", "are "];
