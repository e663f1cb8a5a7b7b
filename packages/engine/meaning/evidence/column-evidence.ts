import type { CatalogColumn, CatalogTable, ColumnList } from "@askery/model";

/** The evidence about one column, before decisions. */
export interface ColumnEvidence {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
  /** The words of the table's name, with all meanings of abbreviations. */
  readonly tableWords: readonly string[];
  /** The words of its name: singular, with abbreviations expanded. */
  readonly words: readonly string[];
  /** For each word of its name, all words it may mean. */
  readonly readings: readonly (readonly string[])[];
  /** The most frequent sampled values. */
  readonly values: readonly string[];
  /** True if `values` is complete. */
  readonly hasAllValues: boolean;
  readonly refersTo: ColumnList | null;
  /** Other signs, each with its description. */
  readonly signs: ReadonlyMap<ColumnSign, string>;
}

/** Observations about a column other than the words of its name. */
export type ColumnSign =
  | "account-numbers"
  | "asks-yes-no"
  | "beyond-calendar"
  | "boolean-type"
  | "contained"
  | "created-beside-event"
  | "credentials"
  | "currency-codes"
  | "date-type"
  | "emails"
  | "ends-span"
  | "few"
  | "fraction"
  | "fractions"
  | "hashes"
  | "id-word"
  | "key-part"
  | "letters"
  | "many"
  | "marks"
  | "money-word"
  | "not-a-date"
  | "number-type"
  | "only-label"
  | "opaque-type"
  | "phones"
  | "places"
  | "plural"
  | "prose"
  | "refers"
  | "refers-to-states"
  | "small-scale"
  | "sole-key"
  | "starts-span"
  | "states"
  | "text-type"
  | "time-type"
  | "title-beside-name"
  | "unique"
  | "unique-first"
  | "unique-id"
  | "unit-word"
  | "web-addresses"
  | "years"
  | "yes-no"
  | "zero-one";
