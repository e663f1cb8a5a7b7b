import type { TableId } from "./catalog.ts";
import type { Condition, Expression } from "./plan.ts";

/** The words that people defined for one database. Entries take precedence over the engine's own guesses. */
export interface Glossary {
  readonly entries: readonly GlossaryEntry[];
  /** Default: none. If two examples have the same words, the first one counts. */
  readonly examples?: readonly Example[];
  /** Default: none. */
  readonly filters?: readonly DefaultFilter[];
}

/**
 * A condition on a table's rows that applies unless the question names the same columns, such as "cancelled orders do
 * not count".
 */
export interface DefaultFilter {
  readonly table: TableId;
  /** Refers to the table as source `s0`. */
  readonly condition: Condition;
  /** The text that a person wrote. */
  readonly text: string;
}

/** Identifies a default filter within its database. */
export type DefaultFilterName = Pick<DefaultFilter, "table" | "text">;

/** A default filter that the user removed. */
export interface RemovedFilter extends DefaultFilterName {
  /** The condition in words: "status is not cancelled". Absent in answers stored before this field existed. */
  readonly said?: string;
}

/** A question and the SQL that answers it. It takes precedence over the engine. */
export interface Example {
  readonly question: string;
  /** In the database's dialect. */
  readonly sql: string;
  /** The name of the person who saved it. */
  readonly author: string;
}

export interface GlossaryEntry {
  /** As a person types it: "turnover", "active customer". */
  readonly phrase: string;
  readonly meaning: Meaning;
}

/** Expressions and conditions refer to their only table as source `s0`. */
export type Meaning =
  | { readonly kind: "table"; readonly table: TableId }
  | { readonly kind: "column"; readonly table: TableId; readonly column: string }
  | { readonly kind: "value"; readonly table: TableId; readonly column: string; readonly value: string }
  | { readonly kind: "metric"; readonly table: TableId; readonly expression: Expression }
  | { readonly kind: "filter"; readonly table: TableId; readonly condition: Condition };
