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

/**
 * A span of days, from `from` up to and not including `to`; null is open.
 *
 * It is resolved: "last quarter" has become two dates, so that the plan means the same tomorrow.
 */
export interface Period {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
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
