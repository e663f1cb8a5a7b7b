import type { ColumnList, TableId } from "../catalog.ts";
import type { ColumnRole } from "./column-roles.data.ts";

/**
 * What a database's tables and columns mean: decided once for each database, and read by everything that needs to know.
 * Tables and their columns are in the catalog's order.
 */
export interface DescribedCatalog {
  readonly tables: readonly DescribedTable[];
}

/** A decision with its reason: a short English sentence, so that people can judge it. */
export interface Decision<Value> {
  readonly value: Value;
  readonly reason: string;
  /** `given` by a person, whose word always wins, or `found` in names, types and values. */
  readonly origin: "found" | "given";
}

export interface DescribedTable {
  readonly id: TableId;
  /** The words of its name: lower case, singular, abbreviations spelled out. */
  readonly words: readonly string[];
  readonly kind: Decision<TableKind>;
  /** The columns that people call a row by: a name, or a first and a last one. Empty where nothing but a key would do. */
  readonly rowName: Decision<readonly string[]>;
  /** The columns that count its rows: their values are different in each. Empty where none are known. */
  readonly key: Decision<readonly string[]>;
  /** The figure that "how much" asks for. Null where a row has none of its own. */
  readonly worth: Decision<string | null>;
  /** The date that "when" asks for. Null without one. */
  readonly date: Decision<string | null>;
  /** The table whose rows its rows are parts of: orders of order lines. */
  readonly partOf: TableId | null;
  /** Whether its rows are people. */
  readonly isOfPeople: boolean;
  readonly columns: readonly DescribedColumn[];
}

/**
 * What one row of a table is.
 *
 * - `entity`: a thing that lasts: a customer, a product, a site
 * - `event`: something that happened or is being worked on: an order, a payment, a visit
 * - `part`: a part of another table's row: an order line
 * - `bridge`: the pairing of two things and no more
 * - `lookup`: the meaning of a code
 * - `snapshot`: the state or total of a thing at a time, repeated for each period
 * - `rate`: a price or rate that holds for a time or for a pair
 * - `calendar`: a day, or another period
 * - `log`: what software writes about itself
 */
export type TableKind =
  | "entity"
  | "event"
  | "part"
  | "bridge"
  | "lookup"
  | "snapshot"
  | "rate"
  | "calendar"
  | "log";

export interface DescribedColumn {
  readonly name: string;
  /** The words of its name: lower case, singular, abbreviations spelled out. */
  readonly words: readonly string[];
  readonly role: Decision<ColumnRole>;
  /** The key whose values it holds. A column may have any role and refer to a row: a status listed in a lookup. */
  readonly refersTo: ColumnList | null;
  /** Of a number that measures something; null for any other column. */
  readonly figure: Figure | null;
  /** Whether its values are dates, or years as numbers or text; null for any other column. */
  readonly dated: "date" | "year" | null;
  /** The values of a status, a category or a flag, most frequent first; null for any other column. */
  readonly vocabulary: readonly string[] | null;
  /** How a flag writes yes and no; null for any other column. */
  readonly answers: FlagAnswers | null;
  /** The date that is the other end of the same span; null for any other column. */
  readonly otherEnd: string | null;
}

/** What a number counts, and how it may be summed up. */
export interface Figure {
  readonly counts: FigureSubject;
  /** `kg`, `hour`, `percent` (0 to 100), `fraction` (0 to 1). Null where nothing names it. */
  readonly unit: Decision<string | null>;
  /** An ISO code. Null for what is no money, and where nothing names the currency. */
  readonly currency: Decision<string | null>;
  /** The column that names the currency or the unit of each row. */
  readonly unitColumn: string | null;
  readonly additivity: Additivity;
}

/** `size` is any physical extent: weight, length, volume, data. */
export type FigureSubject = "money" | "quantity" | "duration" | "size" | "share" | "score" | "other";

/**
 * Whether a sum means something: over all rows; over rows of one time only (a balance, a stock); never (a price, a rate).
 */
export type Additivity = "additive" | "semi-additive" | "non-additive";

export interface FlagAnswers {
  readonly yes: string;
  readonly no: string;
}

/** What a person said about the meaning of a column or table. */
export type MeaningCorrection =
  | { readonly kind: "role"; readonly table: TableId; readonly column: string; readonly role: ColumnRole }
  | { readonly kind: "unit"; readonly table: TableId; readonly column: string; readonly unit: string | null }
  | {
      readonly kind: "currency";
      readonly table: TableId;
      readonly column: string;
      readonly currency: string | null;
    }
  | { readonly kind: "table-kind"; readonly table: TableId; readonly tableKind: TableKind }
  | { readonly kind: "row-name"; readonly table: TableId; readonly columns: readonly string[] }
  | { readonly kind: "worth"; readonly table: TableId; readonly column: string | null }
  | { readonly kind: "date"; readonly table: TableId; readonly column: string | null };
