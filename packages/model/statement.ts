import type { DatabaseKindName } from "./database-kind.ts";
import type { Literal } from "./plan.ts";

/** SQL text of one dialect, ready to run: placeholders in the text, values beside it, in order. */
export interface Statement {
  readonly dialect: DialectName;
  readonly text: string;
  readonly parameters: readonly Literal[];
}

/** Every kind of database has a dialect of its own. */
export type DialectName = DatabaseKindName;
