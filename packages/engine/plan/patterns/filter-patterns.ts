import { cue, map, pattern, sequence, type Pattern } from "./pattern.ts";
import { table } from "./column.ts";
import { negate, test } from "./test.ts";

/** What must hold of a row. */
export const filterPatterns: readonly Pattern[] = [
  pattern(
    "filter",
    "filter",
    map(test, (found) => [{ kind: "filter", test: found }]),
  ),
  pattern(
    "filtered things",
    "filter",
    sequence([cue("not", "only"), test, table], ([how, found, owner]) => {
      if (!("column" in found) || found.column.table !== owner) return null;
      const kept = how === "not" ? negate(found) : found;
      return kept === null ? null : [{ kind: "filter", test: kept }];
    }),
  ),
  pattern(
    "with filter",
    "filter",
    sequence([cue("with", "only"), test], ([, found]) => [{ kind: "filter", test: found }]),
  ),
];
