import type { CatalogColumn, CatalogTable, ColumnList } from "@askery/model";

/** What was observed of one column, before anything is decided. */
export interface ColumnEvidence {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
  /** The words of the table's name, each as all that it may be. */
  readonly tableWords: readonly string[];
  /** The words of its name: singular, abbreviations spelled out. */
  readonly words: readonly string[];
  /** For each word of its name, all the words that it may be. */
  readonly readings: readonly (readonly string[])[];
  /** The most frequent values, as far as they were sampled. */
  readonly values: readonly string[];
  /** Whether `values` are all there are. */
  readonly hasAllValues: boolean;
  readonly refersTo: ColumnList | null;
  /** What else was seen, each with the words in which it is reported. */
  readonly signs: ReadonlyMap<ColumnSign, string>;
}

/** What can be observed of a column beside the words of its name. */
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
