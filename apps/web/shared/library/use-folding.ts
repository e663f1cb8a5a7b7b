import { foldSections, listSections, type CardSlot } from "@askery/model";
import { useState } from "react";
import { readJson } from "../address/read-json.ts";
import { readSaved, save } from "../state/browser-storage.ts";
import { useStore } from "../state/store.ts";
import { printing } from "./printing.ts";

interface FoldableCard extends CardSlot {
  readonly id: string;
  readonly kind?: string;
  /** Of a heading: whether its section is folded until a person unfolds it. */
  readonly isFolded?: boolean;
}

/** How a heading folds its section. */
export interface Fold {
  readonly isFolded: boolean;
  readonly cardCount: number;
  readonly toggle: () => void;
}

interface Folding<Card> {
  readonly shown: readonly Card[];
  /** Undefined for a card that is no heading, or has no cards below it. */
  readonly foldOf: (cardId: string) => Fold | undefined;
}

/** The headings whose sections a person folded or unfolded, by their ids. */
type Choices = Readonly<Partial<Record<string, boolean>>>;

/**
 * The cards of a tab without those of folded sections. What a person folds is saved in the browser. On paper, nothing is
 * folded.
 *
 * @param owner whose choices on which dashboard; null saves none
 */
export function useFolding<Card extends FoldableCard>(
  cards: readonly Card[],
  owner: { readonly userId: string; readonly dashboardId: string } | null,
): Folding<Card> {
  const name = owner === null ? null : `folded-sections-1 ${owner.userId} ${owner.dashboardId}`;
  // What was chosen before it was known who looks is not saved.
  const [chosen, setChosen] = useState<{ readonly name: string | null; readonly choices: Choices } | null>(
    null,
  );
  const choices = chosen?.name === name ? chosen.choices : readChoices(name);
  const isPrinting = useStore(printing);
  const initial = new Map(cards.map(({ id, isFolded }) => [id, isFolded === true]));
  const isFolded = (id: string) => !isPrinting && (choices[id] ?? initial.get(id) ?? false);
  const sections = listSections(cards);
  return {
    shown: foldSections(cards, isFolded),
    foldOf: (cardId) => {
      const cardCount = sections.get(cardId)?.length;
      if (cardCount === undefined) return undefined;
      const toggle = () => {
        const next = { ...choices, [cardId]: !isFolded(cardId) };
        setChosen({ name, choices: next });
        if (name !== null) save(() => localStorage, name, JSON.stringify(next));
      };
      return { isFolded: isFolded(cardId), cardCount, toggle };
    },
  };
}

function readChoices(name: string | null): Choices {
  const read = name === null ? null : readJson(readSaved(() => localStorage, name) ?? "");
  if (typeof read !== "object" || read === null) return {};
  return Object.fromEntries(
    Object.entries(read).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
  );
}
