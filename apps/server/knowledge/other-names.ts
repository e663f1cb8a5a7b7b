import type { Knowledge } from "@askery/api";
import type { TableId } from "@askery/model";

/** A word that means a table or a column itself, not a value or some of its rows. */
export type OtherName = Extract<Knowledge, { kind: "synonym" }> & {
  readonly value: null;
  readonly condition: null;
};

export function otherName(phrase: string, table: TableId, column: string | null): OtherName {
  return { kind: "synonym", phrase, table, column, value: null, condition: null };
}

export function isOtherName(entry: Knowledge): entry is OtherName {
  return entry.kind === "synonym" && entry.value === null && entry.condition === null;
}

/** The other names of a table and its columns, in alphabetical order. Those of the table itself are under null. */
export function indexOtherNames(
  entries: readonly { readonly entry: Knowledge }[],
  table: TableId,
): ReadonlyMap<string | null, readonly string[]> {
  const names = entries
    .map(({ entry }) => entry)
    .filter(isOtherName)
    .filter((name) => name.table === table);
  const byColumn = Map.groupBy(names, ({ column }) => column);
  return new Map(
    [...byColumn].map(([column, found]) => [
      column,
      found.map(({ phrase }) => phrase).toSorted((one, other) => one.localeCompare(other, "en")),
    ]),
  );
}
