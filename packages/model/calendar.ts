/** Units of a time axis, coarsest last. Weeks start as the database's settings say. */
export type Grain = "hour" | "day" | "week" | "month" | "quarter" | "year";

/** What can be read off a date apart from when it was. `monthOfYear` folds all Januaries into one. */
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

/** Units that periods are made of, the fiscal ones as the settings say. A half is six months, a decade ten years. */
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

/** Days from `from` up to and not including `to`; null is open. */
export interface DateSpan {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** A span of days as a plan stores it. `resolvePeriod` of the engine gives its dates as of a day. */
export type Period = AbsolutePeriod | RelativePeriod;

/** Fixed dates: "2024", "since 5 May 2024". */
export interface AbsolutePeriod extends DateSpan {
  readonly kind: "absolute";
}

/**
 * Days that move with today: from the first day of `from` to the last day of `to`; null is open.
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

/** One end of a relative period, itself in the period. */
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

/** Whole units forward, or back when `count` is negative. Never zero. */
export interface CalendarOffset {
  readonly unit: CalendarUnit;
  readonly count: number;
}

/** What the answer to a question depends on besides the question and the data. */
export interface AskSettings {
  /** IANA name. */
  readonly timeZone: string;
  readonly weekStart: "monday" | "sunday";
  /** 1–12: the month in which the fiscal year starts. */
  readonly fiscalYearStartMonth: number;
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47: how figures and dates are written. */
  readonly locale: string;
}

export const defaultSettings: AskSettings = {
  timeZone: "UTC",
  weekStart: "monday",
  fiscalYearStartMonth: 1,
  currency: "EUR",
  locale: "en-US",
};
