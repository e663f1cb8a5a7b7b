import type { RowState, StateCondition } from "@askery/model";
import { columnsOf, type DraftColumn, type TableDraft } from "../tables/table-draft.ts";
import { deriveState } from "./describe-state.ts";
import { negateState } from "./negate-state.ts";
import { isEmpty, isPast, stateColumn } from "./row-dates.ts";
import { expiredPhrases, validPhrases } from "./state-words.data.ts";

/**
 * The states of rows that hold from one day to another, where the end is known in advance: valid today, and expired. An
 * end that is empty or far in the future is open.
 */
export function findValidity(draft: TableDraft): readonly RowState[] {
  const end = columnsOf(draft, "interval-end").find(isPlanned);
  const start = draft.columns.find(({ description }) => description.name === end?.description.otherEnd);
  if (end === undefined || start === undefined) return [];
  const until = stateColumn(end, draft);
  const ended = isPast(until);
  const lasts = negateState(ended);
  const begun: StateCondition = { ...isPast(stateColumn(start, draft)), includesToday: true };
  const isEmptyAtTimes = end.evidence.column.profile?.nullCount !== 0;
  const valid: StateCondition = {
    kind: "all",
    conditions: [begun, isEmptyAtTimes ? { kind: "any", conditions: [isEmpty(until), lasts] } : lasts],
  };
  return [deriveState(validPhrases, valid, null), deriveState(expiredPhrases, ended, until)];
}

/** True for an end that is a day of the calendar: one that no row lacks, or that is far away for some. */
function isPlanned({ evidence: { column }, description: { dated } }: DraftColumn): boolean {
  const { profile } = column;
  if (dated !== "date" || profile === null) return false;
  return profile.nullCount === 0 || (profile.max ?? "") >= neverEnds;
}

/** Ends from here on, such as 9999-12-31, say that there is none yet. */
const neverEnds = "2100";
