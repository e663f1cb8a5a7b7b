import type { ColumnList, TableId } from "../catalog.ts";
import type { ColumnRole } from "./roles.data.ts";

/**
 * The meaning of a database's tables and columns, decided once for each database. Tables and columns are in the
 * catalog's order.
 */
export interface DescribedCatalog {
  readonly tables: readonly DescribedTable[];
}

/** A decision and its reason, a short English sentence that people can judge. */
export interface Decision<Value> {
  readonly value: Value;
  readonly reason: string;
  /** `given` by a person, which always wins, or `found` in names, types and values. */
  readonly origin: "found" | "given";
}

export interface DescribedTable {
  readonly id: TableId;
  /** The words of its name: lower case, singular, abbreviations spelled out. */
  readonly words: readonly string[];
  readonly kind: Decision<TableKind>;
  /** The columns that people call a row by: a name, or a first and a last name. Empty if a row has only a key. */
  readonly rowName: Decision<readonly string[]>;
  /** The columns by which rows are counted: their combined values are unique. Empty if none are known. */
  readonly key: Decision<readonly string[]>;
  /** The column that "how much" refers to. Null if the table has no such figure. */
  readonly worth: Decision<string | null>;
  /** What a row is worth if no column says it: quantity × price. Null if a column does, or nothing. */
  readonly product: RowProduct | null;
  /** The column that "when" refers to. Null if there is none. */
  readonly date: Decision<string | null>;
  /** The table that its rows are parts of: orders, for order lines. */
  readonly partOf: TableId | null;
  /** Whether its rows are people. */
  readonly isOfPeople: boolean;
  /** The states that its rows can be in. No two have a phrase in common. */
  readonly states: readonly RowState[];
  readonly columns: readonly DescribedColumn[];
}

/** Columns whose product is what a row is worth: quantity × price × (1 − discount). */
export interface RowProduct {
  readonly quantity: string;
  readonly price: string;
  /** The table that has the price, if rows only refer to it: products, for order lines. */
  readonly priceTable?: TableId;
  readonly discount: string | null;
}

/** A state that rows of a table can be in, such as open, unpaid or overdue, and how the data show it. */
export interface RowState {
  /** What people call the state: "unpaid", "in use". Lower case. */
  readonly phrases: readonly string[];
  /** Whether it is named after one column or value, so that other forms of its phrase mean it too: "returned". */
  readonly isNamed: boolean;
  readonly condition: StateCondition;
  /** How rows show that they did not reach the state, if not by the opposite of `condition`: what was delivered was shipped. */
  readonly undone?: StateCondition;
  /** The date on which a row got into the state; null if unknown. */
  readonly since: StateColumn | null;
  /** A short English sentence that people can judge. */
  readonly reason: string;
}

/** A condition on a row. Columns are of its own table, or of one that it refers to; of another one only in `related`. */
export type StateCondition =
  | {
      readonly kind: "values";
      readonly column: StateColumn;
      readonly values: readonly string[];
      readonly isNegated: boolean;
    }
  | { readonly kind: "empty"; readonly column: StateColumn; readonly isNegated: boolean }
  /** A date before today, or today as well. */
  | {
      readonly kind: "past";
      readonly column: StateColumn;
      readonly isNegated: boolean;
      readonly includesToday?: true;
    }
  /** A date after another date of the row. */
  | {
      readonly kind: "later";
      readonly column: StateColumn;
      readonly than: StateColumn;
      readonly isNegated: boolean;
    }
  /** Rows of another table in a state, which refer to this row by a column of theirs. */
  | {
      readonly kind: "related";
      readonly column: StateColumn;
      readonly condition: StateCondition;
      readonly isNegated: boolean;
    }
  | { readonly kind: "all" | "any"; readonly conditions: readonly StateCondition[] };

export interface StateColumn {
  readonly table: TableId;
  readonly column: string;
}

/**
 * What one row of a table is.
 *
 * - `entity`: a lasting thing, such as a customer, a product or a site
 * - `event`: something that happened or is in progress, such as an order, a payment or a visit
 * - `part`: part of a row of another table, such as an order line
 * - `bridge`: a pair of two things, and nothing more
 * - `lookup`: the meaning of a code
 * - `snapshot`: the state or total of a thing at a time, repeated for each period
 * - `rate`: a price or rate that is valid for a time or for a pair
 * - `calendar`: a day or another period
 * - `log`: an entry that software writes about itself
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
  /**
   * The key that it refers to. A column with any role may refer to a row, such as a status listed in a lookup table.
   */
  readonly refersTo: ColumnList | null;
  /** Describes a number that measures something; null for other columns. */
  readonly figure: Figure | null;
  /** Whether its values are dates, or years as numbers or text; null for other columns. */
  readonly dated: "date" | "year" | null;
  /** The values of a status, category or flag, most frequent first; null for other columns. */
  readonly vocabulary: readonly string[] | null;
  /** How a flag stores yes and no; null for other columns. */
  readonly answers: FlagAnswers | null;
  /** The date column at the other end of the same span; null for other columns. */
  readonly otherEnd: string | null;
  /** Values that are the same but for their spelling. Absent if all sampled values differ in more. */
  readonly spellings?: Spellings;
}

/** Values of a column that differ only in case, outer blanks, and blanks, hyphens or underscores between words. */
export interface Spellings {
  /** The spellings of each such value, the most frequent first. Each group has at least two. */
  readonly groups: readonly (readonly string[])[];
  /** Whether answers take the spellings of a value as one. They do only where people set it. */
  readonly areOne: Decision<boolean>;
}

/** What a number measures, and how it may be added up. */
export interface Figure {
  readonly counts: FigureSubject;
  /** `kg`, `hour`, `percent` (0 to 100), `fraction` (0 to 1). Null if unknown. */
  readonly unit: Decision<string | null>;
  /** An ISO code. Null if the figure is not money or its currency is unknown. */
  readonly currency: Decision<string | null>;
  /** How many stored units make one shown unit: 100 for money in cents. Absent if the stored unit is shown. */
  readonly subunits?: Decision<number>;
  /** The column with the currency or unit of each row. */
  readonly unitColumn: string | null;
  readonly additivity: Additivity;
}

/** `size` is any physical extent: weight, length, volume, data. */
export type FigureSubject = "money" | "quantity" | "duration" | "size" | "share" | "score" | "other";

/**
 * Whether a sum makes sense: over all rows; only over rows of the same time (a balance, a stock); or never (a price, a
 * rate).
 */
export type Additivity = "additive" | "semi-additive" | "non-additive";

export interface FlagAnswers {
  readonly yes: string;
  readonly no: string;
}

/** A person's correction of the meaning of a column or table. */
export type MeaningCorrection =
  | { readonly kind: "role"; readonly table: TableId; readonly column: string; readonly role: ColumnRole }
  | { readonly kind: "unit"; readonly table: TableId; readonly column: string; readonly unit: string | null }
  | {
      readonly kind: "currency";
      readonly table: TableId;
      readonly column: string;
      readonly currency: string | null;
    }
  | {
      readonly kind: "spellings";
      readonly table: TableId;
      readonly column: string;
      readonly areOne: boolean;
    }
  | { readonly kind: "table-kind"; readonly table: TableId; readonly tableKind: TableKind }
  | { readonly kind: "row-name"; readonly table: TableId; readonly columns: readonly string[] }
  | { readonly kind: "worth"; readonly table: TableId; readonly column: string | null }
  | { readonly kind: "date"; readonly table: TableId; readonly column: string | null };
