import type { DescribedTable, RowState, StateColumn, StateCondition } from "@askery/model";
import { deriveState } from "./describe-state.ts";
import { negateState } from "./negate-state.ts";
import { occupiedPhrases, overduePhrases, useWords, vacantPhrases } from "./state-words.data.ts";

/**
 * Adds to things that people have for a time, such as rooms, cars and books, whether somebody has them now: a row that
 * gives a thing to somebody has not ended. It may be overdue. What the things say of themselves comes first.
 */
export function addOccupancy(tables: readonly DescribedTable[]): readonly DescribedTable[] {
  return tables.map((thing) => {
    const known = new Set(thing.states.flatMap(({ phrases }) => phrases));
    const use = saysItself(known) ? null : findUse(thing, tables);
    if (use === null) return thing;
    const occupied: StateCondition = { kind: "related", ...use.lasting, isNegated: false };
    const states = [
      deriveState(occupiedPhrases, occupied, null),
      deriveState(vacantPhrases, negateState(occupied), null),
      ...use.overdue.map((overdue) =>
        deriveState(overduePhrases, { kind: "related", ...overdue, isNegated: false }, null),
      ),
    ].map((state): RowState => ({ ...state, phrases: state.phrases.filter((phrase) => !known.has(phrase)) }));
    return { ...thing, states: [...thing.states, ...states] };
  });
}

/** True if a status or flag of the things says whether somebody has them. "In use" is what active things are called, too. */
function saysItself(known: ReadonlySet<string>): boolean {
  return [...vacantPhrases, ...occupiedPhrases].some((phrase) => phrase !== "in use" && known.has(phrase));
}

/** Rows of another table in a state, by the column of theirs that refers to the thing. */
interface Related {
  readonly column: StateColumn;
  readonly condition: StateCondition;
}

interface Use {
  readonly lasting: Related;
  readonly overdue: readonly Related[];
}

/** The rows of the one table that gives the thing to somebody. Plans come after what is done. */
function findUse(thing: DescribedTable, tables: readonly DescribedTable[]): Use | null {
  if (!(thing.kind.value === "entity" || thing.kind.value === "event") || thing.isOfPeople) return null;
  for (const words of useWords) {
    const uses = tables.flatMap((table) => {
      const column = isUse(table, words) ? referenceTo(thing, table) : null;
      if (column === null) return [];
      const inState = (...phrases: readonly string[]): readonly Related[] =>
        table.states
          .filter((state) => state.phrases.some((phrase) => phrases.includes(phrase)))
          .map(({ condition }) => ({ column, condition }));
      const [lasting] = inState("active", "open");
      return lasting === undefined ? [] : [{ lasting, overdue: inState("overdue") }];
    });
    const [only, ...more] = uses;
    if (only !== undefined) return more.length > 0 ? null : only;
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
