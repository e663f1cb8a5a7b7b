import type { DateEncoding, DatePart, DialectName, DurationUnit, Grain } from "@askery/model";

/**
 * How one kind of database expresses plans in SQL. Pure text: takes printed parts and returns SQL.
 *
 * Parts may contain operators; a dialect that combines one with its own operator uses `closeOperand`. Syntax that all
 * databases share (joins, grouping, windows, CASE) is in the printers.
 */
export interface Dialect {
  readonly name: DialectName;
  /** Lowercase. */
  readonly reservedWords: ReadonlySet<string>;
  /** Replaces characters that names in this database cannot have. */
  holdableName(name: string): string;
  /** Quotes a holdable name. */
  quoteName(name: string): string;
  /** Matches names that need no quotes. */
  readonly plainName: RegExp;
  /** The maximum length in UTF-8, beyond which the database truncates; null if unlimited. */
  readonly maxNameBytes: number | null;
  /** True if values of different types, such as a number and a text, cannot be compared directly. */
  readonly insistsOnTypes: boolean;
  /** True if a subquery without an alias calls a column `d.id` when another of its tables has an `id`. */
  readonly qualifiesSharedNames: boolean;
  /** `$1`, `?`, or `{p1:String}`. */
  readonly placeholders: "numbered" | "anonymous" | "named";

  textLiteral(text: string): string;
  booleanLiteral(value: boolean): string;
  /** `date` is `YYYY-MM-DD`; `encoding` is that of the compared value. */
  dateLiteral(date: string, encoding: DateEncoding | null): string;
  /** `timestamp` is `YYYY-MM-DD HH:MM:SS[.fff]`. */
  timestampLiteral(timestamp: string, encoding: DateEncoding | null): string;

  /** Converts a stored date to a date type, or to ISO text if there is none. */
  decodeMoment(moment: Moment): string;
  /** Parses ISO text as a timestamp. */
  readMoment(text: string): string;
  /** Conversions between time zones; null if the database needs an extension for them. */
  readonly zones: Zones | null;
  truncate(moment: Moment, grain: Grain, weekStart: "monday" | "sunday"): string;
  datePart(moment: Moment, part: DatePart): string;
  /** Exact for seconds to weeks, with a fraction; for months and years the number of completed ones, as for an age. */
  duration(from: Moment, to: Moment, unit: DurationUnit): string;

  /** Divides without integer division. Null for a zero divisor, unless `isNeverZero`. */
  divide(left: Operand, right: Operand & { readonly isNeverZero: boolean }): string;
  round(value: Operand, digits: string | null): string;
  castToText(value: string): string;
  concat(texts: readonly string[]): string;
  /** Whether a filtered aggregate uses a FILTER clause or a CASE argument. */
  readonly aggregateFilter: "clause" | "case";
  /** Interpolates between the two nearest values. */
  readonly percentile: Percentile;
  /** The sample standard deviation; null for a single value. `filter` is empty or ` FILTER (WHERE …)`. */
  stddev(value: string, filter: string): string;
  /**
   * How MIN and MAX read a column of an enumeration, and their result. Null where they follow the declared order by
   * themselves.
   */
  readonly enumerations: {
    rank(column: string): string;
    labelOf(rank: string, labels: readonly string[]): string;
  } | null;

  /** Columns whose values are lists; null where the database has none. */
  readonly lists: Lists | null;

  /** Compares printed texts ignoring case. */
  equalsWithoutCase(value: string, text: string): string;
  readonly like: Like;
  /** Whether ORDER BY resolves names among the result columns or the source columns first. */
  readonly ordersBy: "result first" | "sources first";
  readonly nullsLast: Readonly<Record<"ascending" | "descending", NullsLast>>;
  /** True if the subquery of `IN` may have a LIMIT. */
  readonly canLimitInside: boolean;
  /** True if HAVING may test an aggregate by BETWEEN; otherwise two comparisons do it. */
  readonly canBoundGroups: boolean;
  /** True if a subquery may refer to the outer row; otherwise `IN` is used instead. */
  readonly canCorrelate: boolean;
  /** The suffix of UNION, INTERSECT and EXCEPT for distinct rows; empty if that is the default. */
  readonly setQuantifier: "" | " DISTINCT";
  /** The part before OVER of the value `steps` rows earlier, or null if there is none. `steps` is empty or `, 2`. */
  lag(value: string, steps: string): string;
}

/** How a list is read. Its parts come printed. */
export interface Lists {
  contains(list: string, element: string): string;
  /** A number that is 0 if the list has no elements or is null. */
  length(list: string): string;
  /** Makes a row for each element. `labels` are all elements that the type declares. */
  unnest(list: string, names: ListElement, labels: readonly string[]): UnnestedList;
}

export interface UnnestedList {
  /** A line after FROM. */
  readonly line: string;
  /** The element in each row. */
  readonly element: string;
}

/** The names of a table of elements and of its column. */
export interface ListElement {
  readonly table: string;
  readonly column: string;
}

/** Case-insensitive pattern matching. */
export interface Like {
  /** `not` is empty or `NOT `; `pattern` is a printed text. */
  print(value: string, not: string, pattern: string): string;
  /** The escape character for wildcards and the clause that declares it. */
  readonly escape: "!" | "\\";
  readonly escapeClause: string;
}

/** How to sort nulls last: by default, with `NULLS LAST`, or with a null test as an extra sort key. */
export type NullsLast = "by itself" | "by word" | "by test";

/** A printed date or timestamp. */
export interface Moment {
  readonly sql: string;
  readonly type: "date" | "timestamp";
  readonly encoding: DateEncoding | null;
}

/** A printed number. */
export interface Operand {
  readonly sql: string;
  readonly type: "integer" | "decimal" | "float";
}

/** `zone` is printed text. */
export interface Zones {
  toLocal(sql: string, zone: string): string;
  fromLocal(timestampLiteral: string, zone: string): string;
}

/** A built-in aggregate, or a computation over ranked rows if there is none. */
export type Percentile =
  | { readonly kind: "aggregate"; print(value: Operand, fraction: string): string }
  | {
      readonly kind: "ranked";
      /** True if ROW_NUMBER may have a frame, so that rank and count can share a window. */
      readonly framesPlaces: boolean;
      pick(ranked: RankedValues): string;
    };

/** Column names for each row's value, its rank within the group from 1, and the number of values. */
export interface RankedValues {
  readonly value: string;
  readonly place: string;
  readonly places: string;
  /** Between 0 and 1, printed. */
  readonly fraction: string;
}
