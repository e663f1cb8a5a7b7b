import type { DescribedTable, RowState, StateColumn, StateCondition, TableId } from "@askery/model";
import { deriveState } from "./describe-state.ts";
import { negateState } from "./negate-state.ts";
import { occupiedPhrases, overduePhrases, useWords, vacantPhrases } from "./state-words.data.ts";

/**
 * Adds to things that people have for a time, such as rooms, cars and books, whether somebody has them now: a row that
 * gives a thing to somebody has not ended. It may be overdue. What the things say of themselves comes first.
 */
export function addOccupancy(tables: readonly DescribedTable[]): readonly DescribedTable[] {
  const uses = indexUses(tables);
  return tables.map((thing) => {
    const known = new Set(thing.states.flatMap(({ phrases }) => phrases));
    const use = saysItself(known) ? null : findUse(thing, uses);
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

/** The rows of a table that gives a thing to somebody. */
interface Use {
  readonly thing: TableId;
  readonly lasting: Related;
  readonly overdue: readonly Related[];
}

/** The uses of each thing, for each group of words. */
type Uses = readonly ReadonlyMap<TableId, readonly Use[]>[];

function indexUses(tables: readonly DescribedTable[]): Uses {
  return useWords.map((words) =>
    Map.groupBy(
      tables.flatMap((table) => (isUse(table, words) ? listUses(table) : [])),
      ({ thing }) => thing,
    ),
  );
}

/** What the rows of a table give to somebody. A row that refers to several things of a kind gives none of them. */
function listUses({ id, columns, states }: DescribedTable): readonly Use[] {
  const referring = columns.flatMap(({ name, refersTo }) =>
    refersTo === null ? [] : [{ thing: refersTo.table, column: { table: id, column: name } }],
  );
  return [...Map.groupBy(referring, ({ thing }) => thing)].flatMap(([thing, [only, ...more]]) => {
    if (only === undefined || more.length > 0) return [];
    const inState = (...phrases: readonly string[]): readonly Related[] =>
      states
        .filter((state) => state.phrases.some((phrase) => phrases.includes(phrase)))
        .map(({ condition }) => ({ column: only.column, condition }));
    const [lasting] = inState("active", "open");
    return lasting === undefined ? [] : [{ thing, lasting, overdue: inState("overdue") }];
  });
}

/** The rows of the one table that gives the thing to somebody. Plans come after what is done. */
function findUse(thing: DescribedTable, uses: Uses): Use | null {
  if (!(thing.kind.value === "entity" || thing.kind.value === "event") || thing.isOfPeople) return null;
  const first = uses.find((ofGroup) => ofGroup.has(thing.id))?.get(thing.id) ?? [];
  return first.length === 1 ? (first[0] ?? null) : null;
}

/** True for a table that is named after a use, or whose dates are. */
function isUse({ words, columns }: DescribedTable, uses: readonly string[]): boolean {
  const names = [...words, ...columns.flatMap((column) => (column.dated === "date" ? column.words : []))];
  return names.some((word) => uses.includes(word));
}
