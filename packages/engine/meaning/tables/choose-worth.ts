import type { Decision } from "@askery/model";
import { plannedWords, worthWords } from "../meaning-words.data.ts";
import { columnsOf, type TableDraft } from "./table-draft.ts";

/**
 * Chooses the figure that "how much" asks for: the one whose name says so; else the only one that
 * adds up. A row that consists of parts is worth what they are, unless a figure of its own says so.
 */
export function chooseWorth(draft: TableDraft, hasParts: boolean): Decision<string | null> {
  const figures = [...columnsOf(draft, "measure"), ...columnsOf(draft, "rate").filter(isMoney)].filter(
    ({ evidence: { words } }) => !words.some((word) => plannedWords.includes(word)),
  );
  for (const word of worthWords) {
    const found = figures.find(
      ({ evidence: { words } }) => words.at(-1) === word || words[0] === word || words.at(-2) === word,
    );
    if (found !== undefined) {
      return { value: found.description.name, reason: `Its name speaks of “${word}”.`, origin: "found" };
    }
  }
  if (hasParts) return none("Its parts are worth something, not the row itself.");
  const money = figures.filter(isMoney);
  const [only, ...others] = money.length > 0 ? money : figures.filter(isAdditive);
  return only !== undefined && others.length === 0
    ? { value: only.description.name, reason: "It is the only figure that adds up.", origin: "found" }
    : none("No one figure sums up a row.");
}

function none(reason: string): Decision<null> {
  return { value: null, reason, origin: "found" };
}

function isMoney({ description }: TableDraft["columns"][number]): boolean {
  return description.figure?.counts === "money";
}

function isAdditive({ description }: TableDraft["columns"][number]): boolean {
  return description.figure?.additivity === "additive";
}
