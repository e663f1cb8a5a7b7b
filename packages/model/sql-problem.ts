import type { Span } from "./problem.ts";

/** What is wrong with SQL that somebody wrote, and what to do about it. Data, returned and never thrown. */
export interface SqlProblem {
  /** `query-failed`, `read-forbidden`, `query-refused`, or what the guard calls it. */
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  /** The place in the text; null where nobody named one. */
  readonly span: Span | null;
}
