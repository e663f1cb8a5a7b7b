import type { DateEncoding, DatePart, DialectName, DurationUnit, Grain } from "@askery/model";

/**
 * How one kind of database writes what plans mean. Pure text: parts come in printed, SQL goes out, nothing is run.
 *
 * Parts may hold operators; a dialect that puts one next to an operator of its own closes it with `closeOperand`.
 * What is written alike everywhere (joins, grouping, windows, CASE) is not here but in the printers.
 */
export interface Dialect {
  readonly name: DialectName;
  /** Lower case. */
  readonly reservedWords: ReadonlySet<string>;
  /** The name as the database can hold it: characters that no name there may have are replaced. */
  holdableName(name: string): string;
  /** A holdable name in quotes. */
  quoteName(name: string): string;
  /** What a name looks like that needs no quotes. */
  readonly plainName: RegExp;
  /** The database cuts longer names, in UTF-8; null when it takes any. */
  readonly maxNameBytes: number | null;
  /** Whether values of different kinds, a number and a text, can't be compared as they are. */
  readonly insistsOnTypes: boolean;
  /** `$1`, `?`, or `{p1:String}`. */
  readonly placeholders: "numbered" | "anonymous" | "named";

  textLiteral(text: string): string;
  booleanLiteral(value: boolean): string;
  /** `date` is `YYYY-MM-DD`; `encoding` is that of the value it stands beside. */
  dateLiteral(date: string, encoding: DateEncoding | null): string;
  /** `timestamp` is `YYYY-MM-DD HH:MM:SS[.fff]`. */
  timestampLiteral(timestamp: string, encoding: DateEncoding | null): string;

  /** The moment as a database type or, where there is none, as ISO text. */
  decodeMoment(moment: Moment): string;
  /** A timestamp of ISO text. */
  readMoment(text: string): string;
  /** Timestamps with a time zone; null where the database cannot move them without an extension. */
  readonly zones: Zones | null;
  truncate(moment: Moment, grain: Grain, weekStart: "monday" | "sunday"): string;
  datePart(moment: Moment, part: DatePart): string;
  /**
   * Exact for seconds to weeks, with a fraction; months and years are whole ones that have passed, as in an age.
   */
  duration(from: Moment, to: Moment, unit: DurationUnit): string;

  /** Never an integer's division; null for a zero divisor, which `isNeverZero` rules out. */
  divide(left: Operand, right: Operand & { readonly isNeverZero: boolean }): string;
  round(value: Operand, digits: string | null): string;
  castToText(value: string): string;
  concat(texts: readonly string[]): string;
  /** Whether an aggregate over some rows has a FILTER clause, or is one over a CASE. */
  readonly aggregateFilter: "clause" | "case";
  /** With interpolation between the two nearest values. */
  readonly percentile: Percentile;
  /** Of a sample; null of a single value. `filter` is empty or ` FILTER (WHERE …)`. */
  stddev(value: string, filter: string): string;

  /** Whether text equals or fits a pattern, without case; the two texts come printed. */
  equalsWithoutCase(value: string, text: string): string;
  readonly like: Like;
  /** What a name in ORDER BY is looked for among, columns of the result or of the sources. */
  readonly ordersBy: "result first" | "sources first";
  readonly nullsLast: Readonly<Record<"ascending" | "descending", NullsLast>>;
  /** Whether a plan that a value must be `IN` may have a LIMIT of its own. */
  readonly canLimitInside: boolean;
  /** Whether a plan inside a condition may speak of the row outside; else rows meet by `IN`. */
  readonly canCorrelate: boolean;
  /** What stands behind UNION, INTERSECT and EXCEPT so that no row is there twice: nothing, where that is usual. */
  readonly setQuantifier: "" | " DISTINCT";
  /** The value so many rows before, null where there is none; what stands before OVER. `steps` is empty or `, 2`. */
  lag(value: string, steps: string): string;
}

/** How text is compared with a pattern, without case. */
export interface Like {
  /** `not` is empty or `NOT `; `pattern` is a text, printed. */
  print(value: string, not: string, pattern: string): string;
  /** What makes the wildcard behind it a character, and how the statement says so. */
  readonly escape: "!" | "\\";
  readonly escapeClause: string;
}

/** What makes nulls come last in an order: nothing, `NULLS LAST`, or a term before that asks whether it is null. */
export type NullsLast = "by itself" | "by word" | "by test";

/** A date or timestamp, printed. */
export interface Moment {
  readonly sql: string;
  readonly type: "date" | "timestamp";
  readonly encoding: DateEncoding | null;
}

/** A number, printed. */
export interface Operand {
  readonly sql: string;
  readonly type: "integer" | "decimal" | "float";
}

/** `zone` comes printed, as text. */
export interface Zones {
  toLocal(sql: string, zone: string): string;
  fromLocal(timestampLiteral: string, zone: string): string;
}

/** An aggregate of the database's own; or, where it has none, one over rows whose values were ranked before. */
export type Percentile =
  | { readonly kind: "aggregate"; print(value: Operand, fraction: string): string }
  | {
      readonly kind: "ranked";
      /** Whether the place in a window may have a frame, so that one window does for place and count. */
      readonly framesPlaces: boolean;
      pick(ranked: RankedValues): string;
    };

/** Names of the columns that hold, for each row of a group, its value, the value's place from 1, and how many there are. */
export interface RankedValues {
  readonly value: string;
  readonly place: string;
  readonly places: string;
  /** 0–1, printed. */
  readonly fraction: string;
}
