import { cue, map, optional, pattern, sequence, type Pattern } from "../pattern.ts";
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
