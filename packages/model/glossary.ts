import type { TableId } from "./catalog.ts";
import type { Condition, Expression } from "./plan.ts";

/** What people taught Askery about one database's words. Entries are tried before the engine's own guesses. */
export interface Glossary {
  readonly entries: readonly GlossaryEntry[];
  /** Default: none. Of two of the same words the first counts. */
  readonly examples?: readonly Example[];
  /** Default: none. */
  readonly filters?: readonly DefaultFilter[];
}

/** What holds of a table's rows unless a question speaks of the same columns: cancelled orders do not count. */
export interface DefaultFilter {
  readonly table: TableId;
  /** Over the table as source `s0`. */
  readonly condition: Condition;
  /** As it was written. */
  readonly text: string;
}

/** What tells a default filter from the others of its database. */
export type DefaultFilterName = Pick<DefaultFilter, "table" | "text">;

/** One that the asker took away. */
export interface RemovedFilter extends DefaultFilterName {
  /** In words: "status is not cancelled". Absent in answers that were kept before it was said. */
  readonly said?: string;
}

/** A question, and the SQL that answers it right, whatever the engine would make of it. */
export interface Example {
  readonly question: string;
  /** In the database's own dialect. */
  readonly sql: string;
  /** Who taught it, by name. */
  readonly author: string;
}

export interface GlossaryEntry {
  /** As a person types it: "turnover", "active customer". */
  readonly phrase: string;
  readonly meaning: Meaning;
}

/** Expressions and conditions name the one table they speak of as source `s0`. */
export type Meaning =
  | { readonly kind: "table"; readonly table: TableId }
  | { readonly kind: "column"; readonly table: TableId; readonly column: string }
  | { readonly kind: "value"; readonly table: TableId; readonly column: string; readonly value: string }
  | { readonly kind: "metric"; readonly table: TableId; readonly expression: Expression }
  | { readonly kind: "filter"; readonly table: TableId; readonly condition: Condition };
