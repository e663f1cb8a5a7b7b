import type { DatabaseKindName } from "./database-kind.ts";
import type { Literal } from "./literal.ts";

/** SQL text of one dialect, ready to run: the text has placeholders, and their values are listed in order. */
export interface Statement {
  readonly dialect: DialectName;
  readonly text: string;
  readonly parameters: readonly Literal[];
}

/** Each kind of database has its own dialect. */
export type DialectName = DatabaseKindName;
