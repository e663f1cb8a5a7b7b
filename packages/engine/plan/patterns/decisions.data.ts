/** Words for outcomes that decide a row: a rate of them is one of the decided rows, not of those still open. */
export const decisions: ReadonlySet<string> = new Set([
  "won",
  "win",
  "lost",
  "loss",
  "passed",
  "pass",
  "failed",
  "fail",
  "accepted",
  "approved",
  "rejected",
  "denied",
  "successful",
  "unsuccessful",
  "attended",
]);
