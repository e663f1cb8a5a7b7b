import type { DialectName, Span } from "@askery/model";

/** The kinds of SQL that the guard can read. MariaDB is read as MySQL. */
export type GuardDialect = DialectName;

/** The guard's decision on one SQL text. */
export type GuardVerdict =
  | { readonly kind: "read" }
  | { readonly kind: "refused"; readonly problem: GuardProblem };

/** Why a text is refused: `message` names the thing, `fix` a way out. */
export interface GuardProblem {
  readonly code: GuardCode;
  readonly message: string;
  readonly fix: string;
  /** Where in the text; null where it is about the text as a whole. */
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
