import { keyword, map, pattern, sequence, type Pattern } from "./pattern.ts";
import { table, versus } from "./column.ts";
import { isSameColumn, measured } from "./comparison.ts";
import { negate, test, value } from "./test.ts";

/** Conditions on rows. */
export const filterPatterns: readonly Pattern[] = [
  pattern(
    "filter",
    "filter",
    map(test, (found) => [{ kind: "filter", test: found }]),
  ),
  pattern(
    "filtered things",
    "filter",
    sequence([keyword("not", "only"), test, table], ([how, found, owner]) => {
      if (!("column" in found) || found.column.table !== owner) return null;
      const kept = how === "not" ? negate(found) : found;
      return kept === null ? null : [{ kind: "filter", test: kept }];
    }),
  ),
  pattern(
    "values against each other",
    "dimension",
    sequence([value, versus, value], ([one, , other]) =>
      isSameColumn(one.column, other.column) && one.value !== other.value
        ? [
            {
              kind: "filter",
              test: {
                kind: "values",
                column: one.column,
                values: [one.value, other.value],
                isNegated: false,
              },
            },
            { kind: "group", axis: { kind: "column", column: one.column } },
          ]
        : null,
    ),
  ),
  pattern(
    "measured things",
    "filter",
    map(measured, (found) => [
      { kind: "entity", table: found.column.table },
      { kind: "filter", test: found },
    ]),
  ),
  pattern(
    "with filter",
    "filter",
    sequence([keyword("with", "only"), test], ([, found]) => [{ kind: "filter", test: found }]),
  ),
];
