import { cue, map, optional, pattern, sequence, word, type Pattern } from "./pattern.ts";
import { axes, axis, timeAxis } from "./axis.ts";

/** What it is broken down by. */
export const groupPatterns: readonly Pattern[] = [
  pattern(
    "by",
    "dimension",
    sequence([cue("each"), axes], ([, found]) => found.map((one) => ({ kind: "group", axis: one }))),
    0.05,
  ),
  pattern(
    "one against the other",
    "dimension",
    sequence([axis, word("vs", "versus", "against"), axis], ([one, , other], { schema }) => {
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
    map(cue("overTime"), () => [{ kind: "overTime" }]),
  ),
  pattern(
    "breakdown",
    "dimension",
    sequence([cue("breakdown"), optional(cue("each")), axis], ([, , one]) => [
      { kind: "breakdown" },
      { kind: "group", axis: one },
    ]),
  ),
];
