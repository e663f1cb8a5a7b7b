import { cue, map, pattern, sequence, type Pattern } from "../pattern.ts";
import { test } from "./test.ts";

/** What must hold of a row. */
export const filterPatterns: readonly Pattern[] = [
  pattern(
    "filter",
    "filter",
    map(test, (found) => [{ kind: "filter", test: found }]),
  ),
  pattern(
    "with filter",
    "filter",
    sequence([cue("with", "only"), test], ([, found]) => [{ kind: "filter", test: found }]),
  ),
];
