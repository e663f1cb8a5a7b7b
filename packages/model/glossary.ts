import type { TableId } from "./catalog.ts";
import type { Condition, Expression } from "./plan.ts";

/** What people taught Askery about one database's words. Entries are tried before the engine's own guesses. */
export interface Glossary {
  readonly entries: readonly GlossaryEntry[];
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
