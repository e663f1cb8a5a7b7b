import type { CatalogColumn, CatalogTable, ColumnList, ColumnSign } from "@askery/model";

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
