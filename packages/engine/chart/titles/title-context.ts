import type { AskSettings, Catalog, ChartKind, IsoDate, Plan, Spread } from "@askery/model";
import type { CalendarRules } from "../../question/calendar-days.ts";
import type { FigureColumn, KeyColumn, ResultShape } from "../shape-result.ts";

/** Number formats, and the starts of weeks and fiscal years. */
export type ChartSettings = Pick<AskSettings, "locale"> & CalendarRules;

/** The input of titles. */
export interface TitleContext {
  readonly kind: ChartKind;
  readonly shape: ResultShape;
  readonly plan: Plan;
  readonly catalog: Catalog;
  readonly today: IsoDate;
  /** The distribution of all rows, if the table has only the first ones. */
  readonly spread?: Spread;
  readonly settings: ChartSettings;
}

/** A figure along a key, which most titles describe. */
export interface TitleColumns {
  readonly key: KeyColumn;
  readonly figure: FigureColumn;
}
