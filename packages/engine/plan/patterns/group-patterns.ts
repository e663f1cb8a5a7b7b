import type { Axis } from "../request/clause.ts";
import {
  keyword,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { versus } from "./column.ts";
import { axes, axis, timeAxis } from "./axis.ts";

const axesBehindEach = sequence([keyword("each"), axes], ([, found]) => found);

/** "by country", "per month". After "per", a figure that adds up is a divisor, not a dimension: "cost per click". */
const eachAxis: Element<readonly Axis[]> = onlyWhere(axesBehindEach, (context, from) => {
  const isPer = context.question.words[from]?.lower === "per";
  return axesBehindEach(context, from).filter(
    ({ value }) => !isPer || !value.some((axis) => addsUp(axis, context)),
  );
});

function addsUp(axis: Axis, { schema }: PatternContext): boolean {
  return (
    axis.kind === "column" && schema.isFigure(axis.column) && schema.defaultAggregate(axis.column) === "sum"
  );
}

/** Breakdowns. */
export const groupPatterns: readonly Pattern[] = [
  pattern(
    "by",
    "dimension",
    map(eachAxis, (found) => found.map((one) => ({ kind: "group", axis: one }))),
    0.05,
  ),
  pattern(
    "one against the other",
    "dimension",
    sequence([axis, versus, axis], ([one, , other], { schema }) => {
      const isFigure = [one, other].some((found) => found.kind === "column" && schema.isFigure(found.column));
      return isFigure
        ? null
        : [
            { kind: "group", axis: one },
            { kind: "group", axis: other },
          ];
    }),
  ),
  pattern(
    "grain",
    "dimension",
    map(timeAxis, (one) => [{ kind: "group", axis: one }]),
  ),
  pattern(
    "over time",
    "dimension",
    map(keyword("overTime"), () => [{ kind: "overTime" }]),
  ),
  pattern(
    "breakdown",
    "dimension",
    sequence([keyword("breakdown"), optional(keyword("each")), axis], ([, , one]) => [
      { kind: "breakdown" },
      { kind: "group", axis: one },
    ]),
  ),
];
