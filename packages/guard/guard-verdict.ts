import type { DialectName, Span } from "@askery/model";

/** The kinds of SQL that the guard can read. MariaDB is read as MySQL. */
export type GuardDialect = DialectName;

/** The guard's decision on one SQL text. */
export type GuardVerdict =
  /** `rewritten`, if present, must run instead of the text, whose names might refer to code of the database. */
  | { readonly kind: "read"; readonly rewritten?: string }
  | { readonly kind: "refused"; readonly problem: GuardProblem };

/** Why a text is refused: `message` names the cause, `fix` a solution. */
export interface GuardProblem {
  readonly code: GuardCode;
  readonly message: string;
  readonly fix: string;
  /** The position in the text; null if the problem concerns the text as a whole. */
  readonly span: Span | null;
}

export type GuardCode =
  | "not-understood"
  | "several-statements"
  | "not-a-read"
  | "function-not-allowed"
  | "source-not-allowed"
  | "clause-not-allowed"
  | "too-long"
  | "too-deep"
  | "too-costly";
