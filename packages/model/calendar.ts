/** Units of a time axis, from fine to coarse. `AskSettings` define when a week starts. */
export type Grain = "hour" | "day" | "week" | "month" | "quarter" | "year";

/** Parts of a date without their larger unit: `monthOfYear` puts all Januaries together. */
export type DatePart =
  | "year"
  | "quarterOfYear"
  | "monthOfYear"
  | "weekOfYear"
  | "dayOfMonth"
  | "weekday"
  | "hourOfDay";

export type DurationUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year";

/** `YYYY-MM-DD`. */
export type IsoDate = string;

/** Units of periods; `AskSettings` define the fiscal ones. A half is six months, a decade ten years. */
export type CalendarUnit =
  | "day"
  | "week"
  | "weekend"
  | "month"
  | "quarter"
  | "fiscalQuarter"
  | "half"
  | "year"
  | "fiscalYear"
  | "decade";

/** Days from `from` up to but excluding `to`. Null is open. */
export interface DateSpan {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** A span of days as a plan stores it. The engine's `resolvePeriod` turns it into dates as of a given day. */
export type Period = AbsolutePeriod | RelativePeriod;

/** Fixed dates: "2024", "since 5 May 2024". */
export interface AbsolutePeriod extends DateSpan {
  readonly kind: "absolute";
}

/**
 * Days that move with today: from the first day of `from` to the last day of `to`. Null is open.
 *
 * | Words | from | to |
 * |---|---|---|
 * | this month | month | month |
 * | last 3 full months | month, offset -3 months | month, offset -1 month |
 * | last 30 days | day, offset -30 days | day |
 * | year to date | year | day |
 * | the same a year earlier | year, offset -1 year | day, offset -1 year |
 * | since the start of this year | year | null |
 * | March 2025 to date | 2025-03-01 | day |
 */
export interface RelativePeriod {
  readonly kind: "relative";
  readonly from: PeriodEnd | null;
  readonly to: PeriodEnd | null;
}

/** One end of a relative period; the period includes it. */
export type PeriodEnd = FixedDay | RelativeUnit;

export interface FixedDay {
  readonly kind: "date";
  readonly date: IsoDate;
}

/**
 * A calendar unit counted from today: it starts on the first day of the `anchor` that today is in, moved by the
 * offsets one after another, and lasts one `unit`.
 *
 * "Last month" is `{ unit: "month", anchor: "month", offsets: [{ unit: "month", count: -1 }] }`; the third quarter of
 * last year is a quarter, anchored at the year, moved by -1 year and 2 quarters. The anchor `day` is today itself.
 */
export interface RelativeUnit {
  readonly kind: "unit";
  readonly unit: CalendarUnit;
  readonly anchor: CalendarUnit;
  readonly offsets: readonly CalendarOffset[];
}

/** Whole units forward, or back if `count` is negative. Never zero. */
export interface CalendarOffset {
  readonly unit: CalendarUnit;
  readonly count: number;
}

/** What an answer depends on besides the question and the data. */
export interface AskSettings {
  /** An IANA name. */
  readonly timeZone: string;
  readonly weekStart: "monday" | "sunday";
  /** 1–12: the month in which the fiscal year starts. */
  readonly fiscalYearStartMonth: number;
  /** An ISO 4217 code, for money whose column names no currency. Null: such money is a plain number. */
  readonly currency: string | null;
  /** A BCP 47 tag: decides how numbers and dates are formatted. */
  readonly locale: string;
}

export const defaultSettings: AskSettings = {
  timeZone: "UTC",
  weekStart: "monday",
  fiscalYearStartMonth: 1,
  currency: null,
  locale: "en-US",
};
