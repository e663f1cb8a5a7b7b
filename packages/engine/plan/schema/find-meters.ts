import { unitWords } from "../../meaning/units.data.ts";
import type { ColumnDescription, TableDescription } from "../../meaning/view-tables.ts";
import type { ColumnRef } from "../request/clause.ts";

/** Two readings of a meter in one row: `km_start` and `km_end`. What was driven or used is their difference. */
export interface Meter {
  readonly from: ColumnRef;
  readonly to: ColumnRef;
  /** What the readings are of: "km", "power meter". */
  readonly words: readonly string[];
  /** The unit of the readings, if their names have it. */
  readonly unit: string | null;
}

/** Finds the figures whose names differ in nothing but a word for the start and one for the end. */
export function findMeters(tables: Iterable<TableDescription>): readonly Meter[] {
  return [...tables].flatMap(({ table, columns }) => {
    const figures = columns.filter(({ uses }) => uses.has("measure"));
    return figures.flatMap((from) => {
      const words = without(startWords, from);
      const to = figures.find(
        (one) => words !== null && without(endWords, one)?.join(" ") === words.join(" "),
      );
      return words === null || to === undefined
        ? []
        : [
            {
              from: { table: table.id, column: from.column.name },
              to: { table: table.id, column: to.column.name },
              words,
              unit: words.map((word) => unitWords.get(word)).find((unit) => unit !== undefined) ?? null,
            },
          ];
    });
  });
}

/** The words of a name without the one for an end; null if it has none or nothing else. */
function without(ends: ReadonlySet<string>, { meaning }: ColumnDescription): readonly string[] | null {
  const rest = meaning.words.filter((word) => !ends.has(word));
  return rest.length === meaning.words.length - 1 && rest.length > 0 ? rest : null;
}

const startWords: ReadonlySet<string> = new Set(["start", "begin", "initial", "opening", "before", "from"]);
const endWords: ReadonlySet<string> = new Set(["end", "final", "closing", "after", "to"]);
