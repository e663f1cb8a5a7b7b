import type { Decision } from "@askery/model";
import { plannedWords, worthWords } from "../meaning-words.data.ts";
import { columnsOf, type TableDraft } from "./table-draft.ts";

/**
 * Chooses the main figure of a table, which "how much" refers to: the one named for a total; otherwise the only amount
 * of money, the only additive figure, or a single factor. If rows have detail rows, only a named total counts.
 */
export function chooseWorth(draft: TableDraft, hasParts: boolean): Decision<string | null> {
  const rates = columnsOf(draft, "rate");
  const figures = [...columnsOf(draft, "measure"), ...rates.filter(isMoney)].filter(
    ({ evidence: { words } }) => !words.some((word) => plannedWords.includes(word)),
  );
  for (const word of worthWords) {
    const named = figures.filter(
      ({ evidence: { words } }) => words.at(-1) === word || words[0] === word || words.at(-2) === word,
    );
    const found = named.some(speaksOf("gross")) ? (named.find(speaksOf("net")) ?? named[0]) : named[0];
    if (found !== undefined) return decide(found, `Its name speaks of “${word}”.`);
  }
  if (hasParts) return none("Its parts are worth something, not the row itself.");
  const money = figures.filter(isMoney);
  const [only, ...others] = money.length > 0 ? money : figures.filter(isAdditive);
  if (only !== undefined && others.length === 0) return decide(only, "It is the only figure that adds up.");
  const [factor] = figures.length === 0 && rates.length === 1 ? rates.filter(isFactor) : [];
  return factor === undefined
    ? none("No one figure sums up a row.")
    : decide(factor, "It is the only figure, a rate between two others.");
}

/** Of two amounts, what remains after discounts counts, and not what was charged before them. */
function speaksOf(word: string): (column: TableDraft["columns"][number]) => boolean {
  return ({ evidence: { words } }) => words.includes(word);
}

function decide({ description }: TableDraft["columns"][number], reason: string): Decision<string> {
  return { value: description.name, reason, origin: "found" };
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

function isFactor({ description }: TableDraft["columns"][number]): boolean {
  return description.figure?.counts === "other";
}
