import type { Decision } from "@askery/model";
import { worthWords } from "../meaning-words.data.ts";
import { columnsOf, type TableDraft } from "./table-draft.ts";

/** Chooses the figure that "how much" asks for: the one whose name says so; else the only one that adds up. */
export function chooseWorth(draft: TableDraft): Decision<string | null> {
  const figures = columnsOf(draft, "measure");
  for (const word of worthWords) {
    const found = figures.find(
      ({ evidence: { words } }) => words.at(-1) === word || words[0] === word || words.at(-2) === word,
    );
    if (found !== undefined) {
      return { value: found.description.name, reason: `Its name speaks of “${word}”.`, origin: "found" };
    }
  }
  const money = figures.filter(({ description }) => description.figure?.counts === "money");
  const [only, ...others] = money.length > 0 ? money : figures.filter(isAdditive);
  return only !== undefined && others.length === 0
    ? { value: only.description.name, reason: "It is the only figure that adds up.", origin: "found" }
    : { value: null, reason: "No one figure sums up a row.", origin: "found" };
}

function isAdditive({ description }: TableDraft["columns"][number]): boolean {
  return description.figure?.additivity === "additive";
}
