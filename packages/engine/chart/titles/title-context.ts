import type { AskSettings, Catalog, ChartKind, IsoDate, Plan, Spread } from "@askery/model";
import type { CalendarRules } from "../../question/calendar-days.ts";
import type { FigureColumn, KeyColumn, ResultShape } from "../shape-result.ts";

/** How figures are written, and when weeks and fiscal years start. */
export type ChartSettings = Pick<AskSettings, "locale"> & CalendarRules;

/** Everything that a title may speak of. */
export interface TitleContext {
  readonly kind: ChartKind;
  readonly shape: ResultShape;
  readonly plan: Plan;
  readonly catalog: Catalog;
  readonly today: IsoDate;
  /** Of all rows, where the table holds only the first of them. */
  readonly spread?: Spread;
  readonly settings: ChartSettings;
}

/** A figure along a key: what most titles speak of. */
export interface TitleColumns {
  readonly key: KeyColumn;
  readonly figure: FigureColumn;
}
