import type { Grain } from "@askery/model";
import type { Clause, Test } from "../request/clause.ts";
import {
  cue,
  either,
  map,
  optional,
  pattern,
  phrase,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { table as entity } from "./column.ts";
import { lightVerb } from "./light-verb.ts";
import { quantity } from "./quantity.ts";
import { test } from "./test.ts";
import { timeUnit } from "./time-unit.ts";

/** "month over month", "year on year"; "over the previous period" leaves open which. */
const overPrevious: Element<Grain | null> = either<Grain | null>(
  map(cue("overDay"), () => "day"),
  map(cue("overWeek"), () => "week"),
  map(cue("overMonth"), () => "month"),
  map(cue("overQuarter"), () => "quarter"),
  map(cue("overYear"), () => "year"),
  map(cue("overPrevious"), () => null),
);

/** "3 month", "7-day": how much a moving average spans. */
const span: Element<{ readonly groups: number; readonly grain: Grain }> = sequence(
  [phrase("number"), optional(word("-")), timeUnit],
  ([{ value }, , grain]) => {
    const groups = Number(value);
    return Number.isInteger(groups) && groups > 1 && groups <= mostSpanned ? { groups, grain } : null;
  },
);
const mostSpanned = 366;

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
      sequence([optional(overPrevious), cue("growth"), quantity], ([over, , of]) => [
        growth(over),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([quantity, optional(overPrevious), cue("growth")], ([of, over]) => [
        growth(over),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([overPrevious, quantity, cue("growth")], ([over, of]) => [
        growth(over),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([overPrevious, optional(cue("growth"))], ([over]) => [growth(over)]),
      map(cue("growth"), () => [growth(null)]),
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
    either(
      sequence([optional(span), cue("moving"), quantity], ([over, , of]) => [
        moving(over),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([span, quantity, cue("moving")], ([over, of]) => [
        moving(over),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([optional(span), cue("moving")], ([over]) => [moving(over)]),
    ),
  ),
];

function rateOf(of: string, tests: readonly Test[]): readonly Clause[] {
  return [{ kind: "measure", quantity: { kind: "rate", of, tests }, isImplied: false }];
}

function growth(grain: Grain | null): Clause {
  return { kind: "growth", grain, as: "ratio" };
}

function moving(over: { readonly groups: number; readonly grain: Grain } | null): Clause {
  return { kind: "moving", groups: over?.groups ?? usualSpan, grain: over?.grain ?? null };
}

const usualSpan = 3;
