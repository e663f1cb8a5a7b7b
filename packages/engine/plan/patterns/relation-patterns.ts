import type { Clause, Test } from "../clause.ts";
import { cue, either, map, optional, pattern, sequence, type Pattern } from "../pattern.ts";
import { table as entity } from "./column.ts";
import { lightVerb } from "./light-verb.ts";
import { quantity } from "./quantity.ts";
import { test } from "./test.ts";

/** How figures relate to each other. */
export const relationPatterns: readonly Pattern[] = [
  pattern(
    "share",
    "measure",
    either(
      sequence([cue("share"), quantity], ([, of]) => [
        { kind: "share" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([quantity, cue("share")], ([of]) => [
        { kind: "share" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      map(cue("share"), () => [{ kind: "share" }]),
      sequence([cue("share"), cue("ofTotal"), quantity], ([, , of]) => [
        { kind: "share" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
    ),
  ),
  pattern(
    "rate",
    "measure",
    either(
      sequence([cue("share"), entity, optional(cue("with", "exactly")), test], ([, table, , found]) =>
        rateOf(table, [found]),
      ),
      sequence([cue("share"), test, entity], ([, found, table]) => rateOf(table, [found])),
    ),
    0.1,
  ),
  pattern(
    "related rate",
    "measure",
    either(
      sequence([entity, cue("rate")], ([by], { schema }) => {
        const parent = schema.graph.edgesFrom(by).find((edge) => !edge.isFanOut);
        return parent
          ? [{ kind: "measure", quantity: { kind: "relatedRate", of: parent.to, by }, isImplied: false }]
          : null;
      }),
      sequence(
        [cue("share"), entity, optional(cue("with", "exactly")), optional(lightVerb), entity],
        ([, of, , , by]) =>
          of === by
            ? null
            : [{ kind: "measure", quantity: { kind: "relatedRate", of, by }, isImplied: false }],
      ),
    ),
    0.1,
  ),
  pattern(
    "growth",
    "measure",
    either(
      sequence([optional(cue("overPrevious")), cue("growth"), quantity], ([, , of]) => [
        growth(null),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([quantity, optional(cue("overPrevious")), cue("growth")], ([of]) => [
        growth(null),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([cue("overPrevious"), quantity, cue("growth")], ([, of]) => [
        growth(null),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      map(cue("overPrevious", "growth"), () => [growth(null)]),
    ),
  ),
  pattern(
    "running total",
    "measure",
    either(
      sequence([cue("running"), quantity], ([, of]) => [
        { kind: "running" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      map(cue("running"), () => [{ kind: "running" }]),
    ),
  ),
  pattern(
    "moving average",
    "measure",
    sequence([cue("moving"), quantity], ([, of]) => [
      { kind: "moving", groups: 3 },
      { kind: "measure", quantity: of, isImplied: false },
    ]),
  ),
];

function rateOf(of: string, tests: readonly Test[]): readonly Clause[] {
  return [{ kind: "measure", quantity: { kind: "rate", of, tests }, isImplied: false }];
}

function growth(grain: null): Clause {
  return { kind: "growth", grain, as: "ratio" };
}
