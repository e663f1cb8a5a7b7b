import type { ChartCaption } from "./chart-spec.ts";

/** The reason of a chart whose saved settings this version cannot read. Its rows are whole. */
export const unreadableReasons = {
  newer: "because a newer version of Askery saved this chart",
  broken: "because the saved settings of this chart cannot be read",
} as const;

/** What happened to the settings of a chart, as a sentence. Null if they were read. */
export function describeUnreadable({ reason }: Pick<ChartCaption, "reason">): string | null {
  switch (reason) {
    case unreadableReasons.newer:
      return "A newer version of Askery saved this chart.";
    case unreadableReasons.broken:
      return "The saved settings of this chart cannot be read.";
    default:
      return null;
  }
}
