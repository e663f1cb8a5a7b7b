import type { ClaimKind } from "@askery/model";

/** What a finding claims, as its badge. */
export const claimWords: Readonly<Record<ClaimKind, string>> = {
  trend: "Trend",
  break: "New level",
  season: "Season",
  outlier: "Outlier",
  change: "Unusual change",
  difference: "Difference",
  correlation: "Relation",
  association: "Relation",
  concentration: "Concentration",
  shape: "Distribution",
  missing: "Missing values",
  none: "Overview",
};
