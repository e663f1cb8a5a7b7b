import type { Literal } from "./plan.ts";

/** SQL text of one dialect, ready to run: placeholders in the text, values beside it, in order. */
export interface Statement {
  readonly dialect: DialectName;
  readonly text: string;
  readonly parameters: readonly Literal[];
}

export type DialectName = "postgres" | "sqlite" | "duckdb" | "mysql" | "clickhouse";
