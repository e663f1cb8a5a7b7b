import { stemWord } from "../meaning/names/word-form.ts";
import type { TableDescription } from "../meaning/view-tables.ts";
import type { FoundValue } from "./value-index.ts";

/** The values of statuses that are one word, by its stem. */
export type StatusIndex = ReadonlyMap<string, readonly FoundValue[]>;

export function indexStatuses(tables: Iterable<TableDescription>): StatusIndex {
  const values = [...tables].flatMap(({ columns }) =>
    columns
      .filter(({ meaning }) => meaning.role.value === "status")
      .flatMap(({ table, column, meaning: { vocabulary } }) =>
        (vocabulary ?? [])
          .filter((value) => /^[a-z]{4,}$/i.test(value))
          .map((value): FoundValue => ({ table, column: column.name, value })),
      ),
  );
  return Map.groupBy(values, ({ value }) => stemWord(value.toLowerCase()));
}
