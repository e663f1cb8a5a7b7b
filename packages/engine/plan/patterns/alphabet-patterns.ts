import type { Clause } from "../request/clause.ts";
import { table as entity } from "./column.ts";
import { either, map, optional, pattern, sequence, word, type Element, type Pattern } from "./pattern.ts";
import { test } from "./test.ts";
import { count, topOf } from "./top-elements.ts";

const alphabetically: Element<unknown> = either<unknown>(
  word("alphabetically", "alphabetical"),
  sequence(
    [word("in", "by"), optional(word("the")), word("alphabetical", "alphabet"), optional(word("order"))],
    () => true,
  ),
  sequence([word("by"), optional(word("their")), word("name")], () => true),
);

const end = either(
  map(word("first"), () => "ascending" as const),
  map(word("last"), () => "descending" as const),
);

/** "first 3 suppliers alphabetically": by name, neither by date nor by size. */
const firstInAlphabet: Element<readonly Clause[]> = sequence(
  [end, count, optional(test), entity, alphabetically],
  ([direction, rows, found, table], { schema }): readonly Clause[] | null => {
    const [column] = schema.namesOf(table);
    if (column === undefined) return null;
    const subject = { kind: "entity", table } as const;
    return [
      ...(found === null ? [] : [{ kind: "filter", test: found } as const]),
      ...topOf({ count: rows, direction, subject, by: { kind: "column", column } }),
    ];
  },
);

/** Rankings by name. */
export const alphabetPatterns: readonly Pattern[] = [
  pattern("first in the alphabet", "limit", firstInAlphabet, 0.6),
];
