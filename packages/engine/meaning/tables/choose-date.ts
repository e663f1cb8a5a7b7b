import type { Decision } from "@askery/model";
import { creationWords, lifeDateWords } from "../meaning-words.data.ts";
import { columnsOf, type DraftColumn, type TableDraft } from "./table-draft.ts";

/**
 * Chooses the date that questions about time mean when they name none: the first on which the row happened or began; else
 * the first of any; else the first year.
 */
export function chooseDate(draft: TableDraft): Decision<string | null> {
  const happened = columnsOf(draft, "event-date", "interval-start").filter((column) => !isLifeDate(column));
  const first = happened.find((column) => !isCreation(column)) ?? happened[0];
  if (first !== undefined) return decide(first, "It is the first date on which the row happened or began.");
  const [other] = columnsOf(draft, "event-date", "interval-end", "deadline", "audit");
  if (other !== undefined) return decide(other, "It is the only sort of date here.");
  const keyed = columnsOf(draft, "reference").find(({ evidence }) => evidence.signs.has("date-type"));
  if (keyed !== undefined) return decide(keyed, "It refers to the day of the row.");
  const [year] = columnsOf(draft, "calendar").filter(({ evidence }) => evidence.signs.has("years"));
  return year === undefined
    ? { value: null, reason: "It has no date.", origin: "found" }
    : decide(year, "It has a year and no date.");
}

function decide({ description }: DraftColumn, reason: string): Decision<string> {
  return { value: description.name, reason, origin: "found" };
}

function isLifeDate({ evidence }: DraftColumn): boolean {
  return evidence.words.some((word) => life.has(word));
}

function isCreation({ evidence }: DraftColumn): boolean {
  return evidence.words.some((word) => creation.has(word));
}

const life: ReadonlySet<string> = new Set(lifeDateWords);
const creation: ReadonlySet<string> = new Set(creationWords);
