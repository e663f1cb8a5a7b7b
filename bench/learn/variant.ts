import type { Habits } from "./habits.ts";

/** A company's schema as people with certain habits made it. */
export interface Variant {
  readonly number: number;
  readonly habits: Habits;
  readonly tables: readonly VariantTable[];
  readonly lookups: readonly Lookup[];
}

export interface VariantTable {
  readonly name: string;
  /** The company's table. */
  readonly source: string;
  readonly columns: readonly VariantColumn[];
}

export interface VariantColumn {
  readonly name: string;
  /** The company's column. */
  readonly source: string;
  readonly spelling: Spelling;
}

/** How values are stored. */
export type Spelling =
  | { readonly kind: "same" | "epoch" | "day number" | "cents" }
  | { readonly kind: "letters"; readonly yes: string; readonly no: string }
  | { readonly kind: "lookup"; readonly lookup: Lookup };

/** A table that explains codes. */
export interface Lookup {
  readonly name: string;
  readonly code: string;
  readonly label: string;
  /** The code of each value. */
  readonly codes: ReadonlyMap<string, string | number>;
}
