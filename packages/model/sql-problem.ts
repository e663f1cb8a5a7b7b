import type { Span } from "./problem.ts";

/** An error in SQL that a person wrote, and how to fix it. It is returned as data, never thrown. */
export interface SqlProblem {
  /** `query-failed`, `name-unknown`, `read-forbidden`, `query-refused`, or a code of the guard. */
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  /** The position of the error in the text; null if it is unknown. */
  readonly span: Span | null;
}
