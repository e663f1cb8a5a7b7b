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
  /** What a name looks like that needs no quotes. */
  readonly plainName: RegExp;
  /** The database cuts longer names, in UTF-8; null when it takes any. */
  readonly maxNameBytes: number | null;
  /** Whether values of different kinds, a number and a text, can't be compared as they are. */
  readonly insistsOnTypes: boolean;
  readonly placeholders: "numbered" | "anonymous";

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
  /** With interpolation between the two nearest values. */
  readonly percentile: Percentile;
  /** Of a sample; null of a single value. `filter` is empty or ` FILTER (WHERE …)`. */
  stddev(value: string, filter: string): string;

  /** Whether text equals or fits a pattern, without case; the two texts come printed. */
  equalsWithoutCase(value: string, text: string): string;
  readonly likeWithoutCase: "LIKE" | "ILIKE";
  /** What makes nulls come last: empty where they do by themselves. */
  readonly nullsLast: { readonly ascending: string; readonly descending: string };
}

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
  | { readonly kind: "aggregate"; print(value: string, fraction: string): string }
  | { readonly kind: "ranked"; pick(ranked: RankedValues): string };

/** Names of the columns that hold, for each row of a group, its value, the value's place from 1, and how many there are. */
export interface RankedValues {
  readonly value: string;
  readonly place: string;
  readonly places: string;
  /** 0–1, printed. */
  readonly fraction: string;
}
