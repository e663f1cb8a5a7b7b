import type { ChartType } from "@askery/model";
import type { Clause } from "../request/clause.ts";
import type { CueKind } from "../cues/cue.ts";
import { cue, map, pattern, type Pattern } from "./pattern.ts";

const charts: readonly (readonly [CueKind, ChartType])[] = [
  ["chartNumber", "number"],
  ["chartBar", "bar"],
  ["chartLine", "line"],
  ["chartPie", "pie"],
  ["chartTable", "table"],
  ["chartArea", "area"],
  ["chartScatter", "scatter"],
  ["chartHistogram", "histogram"],
  ["chartHeatmap", "heatmap"],
];

export const presentationPatterns: readonly Pattern[] = [
  ...charts.map(([kind, chart]) =>
    pattern(
      "chart",
      "chart",
      map(cue(kind), (): readonly Clause[] => [{ kind: "chart", chart }]),
    ),
  ),
  pattern(
    "request",
    "operator",
    map(cue("request", "with", "which", "only", "both"), () => [{ kind: "nothing" }]),
    -0.6,
  ),
];
