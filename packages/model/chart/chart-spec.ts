import type { IsoDate } from "../calendar.ts";
import type { OutputId } from "../plan.ts";
import type { Spread } from "../spread.ts";
import type { Cell } from "../table.ts";
import type { ChartDisplay } from "./chart-display.ts";
import type { ChartKind, ChartKinds } from "./chart-kinds.ts";
import type { DatedEvent } from "./dated-event.ts";
import type { EncodingOf } from "./encoding.ts";

/** The `version` of every spec that is stored now. An older one is upgraded when it is read (`upgradeChart`). */
export const chartVersion = 3;

/**
 * What to draw from a table. The drawing decides how. A spec contains nothing that depends on one run, so later runs
 * can use it too.
 */
export type ChartSpec = { readonly [Kind in ChartKind]: ChartSpecOf<Kind> }[ChartKind];

export interface ChartSpecOf<Kind extends ChartKind> {
  readonly version: typeof chartVersion;
  readonly kind: Kind;
  /** Which columns are drawn, and as what. */
  readonly encoding: EncodingOf<ChartKinds[Kind]["form"]>;
  /** The choices that people made, such as the `stacking` of bars and areas. */
  readonly settings: SettingsOf<ChartKinds[Kind]["settings"]>;
  /** The choices that all kinds share: order, labels, scale, formats, colors. Absent if people chose none. */
  readonly display?: ChartDisplay;
  readonly marks: readonly ChartMark[];
}

type SettingsOf<Choices extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Name in keyof Choices]: Choices[Name][number];
};

/** An annotation on top of a drawing. */
export type ChartMark =
  /** Draws the last unit of a time axis as unfinished if the run found it to be so (`ChartFacts.incompleteFrom`). */
  | { readonly kind: "incompletePeriod" }
  /** Values of the axis that the finding is about. They keep their color; the others are drawn paler. */
  | { readonly kind: "highlight"; readonly values: readonly Cell[]; readonly isBad: boolean }
  /** A dotted vertical line at a value of the axis. */
  | { readonly kind: "event"; readonly at: Cell; readonly label: string }
  /** A dotted line at a figure to be reached. Progress, gauges and bullets measure against it. */
  | { readonly kind: "goal"; readonly value: number; readonly label: string }
  /** A dotted line at another figure. */
  | { readonly kind: "reference"; readonly value: number; readonly label: string }
  /** A dotted line at the average of the drawn figures. */
  | { readonly kind: "average" }
  /** A range of figures, drawn as a pale band. */
  | { readonly kind: "band"; readonly from: number; readonly to: number; readonly label: string }
  /** The straight line that fits points best. */
  | { readonly kind: "trend" }
  /** The range of a column's figures, from the figure of one column to that of another: a pale band along its line. */
  | {
      readonly kind: "range";
      readonly of: OutputId;
      readonly low: OutputId;
      readonly high: OutputId;
      readonly label: string;
    }
  /** Where a column has no figures, those of another continue its line, as a forecast. */
  | { readonly kind: "forecast"; readonly of: OutputId; readonly column: OutputId }
  /** The figures of the last units of the axis are a forecast. */
  | { readonly kind: "forecastTail"; readonly units: number }
  /** A column has the figures of an earlier period, which are drawn paler. */
  | { readonly kind: "earlier"; readonly column: OutputId };

/** The longest tail of an axis that is a forecast. */
export const maxForecastUnits = 1000;

/** The text around a drawing. It describes the figures of one run. */
export interface ChartCaption {
  /** The finding, at most nine words. */
  readonly title: string;
  /** The measure, grain, unit and period. */
  readonly subtitle: string;
  /** Whether a question asked for this title. Absent for a finding. */
  readonly isTitled?: true;
  /** Why this kind was chosen: "because it runs over time". */
  readonly reason: string;
  /** The kind that a question named, if the result does not suit it. Absent if it named none, or one that suits. */
  readonly refused?: ChartKind;
  /** Sentences about what the question asked for and no chart has. Absent if there is nothing. */
  readonly missing?: readonly string[];
}

/** What a run found out besides its rows. */
export interface ChartFacts {
  /** The last day that the last unit of the time axis includes so far, if that unit is not over; otherwise null. */
  readonly incompleteFrom: IsoDate | null;
  /** The distribution of all rows, if the table of a histogram has only the first of them; otherwise null. */
  readonly spread: Spread | null;
  /** The values of enumerations in their declared order, by column. Absent if the result has none. */
  readonly orders?: Readonly<Record<OutputId, readonly string[]>>;
  /** The figures that are 0 in a unit of time without rows; others are unknown there. Absent: none. */
  readonly zeroWithoutRows?: readonly OutputId[];
  /** The database's dated events. They are not the run's: who shows a chart adds those that its reader may see. */
  readonly events?: readonly DatedEvent[];
}

/** A chart of one result. */
export interface Chart {
  readonly spec: ChartSpec;
  readonly caption: ChartCaption;
  readonly facts: ChartFacts;
}

/** The facts of a run that found nothing but its rows. */
export const noFacts: ChartFacts = { incompleteFrom: null, spread: null };
