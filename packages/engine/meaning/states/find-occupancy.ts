import type { DescribedTable, RowState, StateColumn, StateCondition } from "@askery/model";
import { deriveState } from "./describe-state.ts";
import { negateState } from "./negate-state.ts";
import { occupiedPhrases, useWords, vacantPhrases } from "./state-words.data.ts";

/**
 * Adds to things that people have for a time, such as rooms, cars and books, whether somebody has them now: a row that
 * gives a thing to somebody has not ended. What the things say of themselves comes first.
 */
export function addOccupancy(tables: readonly DescribedTable[]): readonly DescribedTable[] {
  return tables.map((thing) => {
    const occupied = findOccupied(thing, tables);
    const known = new Set(thing.states.flatMap(({ phrases }) => phrases));
    const isKnown = [...vacantPhrases, ...occupiedPhrases].some(
      (phrase) => known.has(phrase) && phrase !== inUse,
    );
    if (occupied === null || isKnown) return thing;
    const states = [
      deriveState(occupiedPhrases, occupied, null),
      deriveState(vacantPhrases, negateState(occupied), null),
    ].map((state): RowState => ({ ...state, phrases: state.phrases.filter((phrase) => !known.has(phrase)) }));
    return { ...thing, states: [...thing.states, ...states] };
  });
}

/** What "active" things are called, too. */
const inUse = "in use";

/** The condition that a row of the one table that gives the thing to somebody has not ended. Plans come after what is done. */
function findOccupied(thing: DescribedTable, tables: readonly DescribedTable[]): StateCondition | null {
  if (thing.kind.value !== "entity" || thing.isOfPeople) return null;
  for (const words of useWords) {
    const uses = tables.flatMap((table) => {
      const column = isUse(table, words) ? referenceTo(thing, table) : null;
      const lasting = table.states.find(
        ({ phrases }) => phrases.includes("active") || phrases.includes("open"),
      );
      return column === null || lasting === undefined ? [] : [{ column, condition: lasting.condition }];
    });
    const [only, ...more] = uses;
    if (only !== undefined) return more.length > 0 ? null : { kind: "related", ...only, isNegated: false };
  }
  return null;
}

/** True for a table that is named after a use, or whose dates are. */
function isUse({ words, columns }: DescribedTable, uses: readonly string[]): boolean {
  const names = [...words, ...columns.flatMap((column) => (column.dated === "date" ? column.words : []))];
  return names.some((word) => uses.includes(word));
}

/** The only column of a table that refers to a thing; null without one, and where a row refers to several. */
function referenceTo(thing: DescribedTable, { id, columns }: DescribedTable): StateColumn | null {
  const [only, ...more] = columns.filter(({ refersTo }) => refersTo?.table === thing.id);
  return only === undefined || more.length > 0 ? null : { table: id, column: only.name };
}
