import type { IsoDate } from "../calendar.ts";
import type { Spread } from "../spread.ts";
import type { Cell } from "../table.ts";
import type { ChartKind, ChartKinds } from "./chart-kinds.ts";
import type { EncodingOf } from "./encoding.ts";

/** What every stored spec of today says in `version`. An older one is upgraded where it is read (`upgradeChart`). */
export const chartVersion = 2;

/**
 * What to draw from a table, without how: a spec says meaning, the drawing decides pixels. It holds nothing that a run
 * found, so it serves the next run as well.
 */
export type ChartSpec = { readonly [Kind in ChartKind]: ChartSpecOf<Kind> }[ChartKind];

/** The spec of one kind. */
export interface ChartSpecOf<Kind extends ChartKind> {
  readonly version: typeof chartVersion;
  readonly kind: Kind;
  /** Which columns are drawn as what. */
  readonly encoding: EncodingOf<ChartKinds[Kind]["form"]>;
  /** What people chose: `stacking` of bars and areas. */
  readonly settings: SettingsOf<ChartKinds[Kind]["settings"]>;
  readonly marks: readonly ChartMark[];
}

type SettingsOf<Choices extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Name in keyof Choices]: Choices[Name][number];
};

/** What is put on top of a drawing. */
export type ChartMark =
  /** The last unit of a time axis looks unfinished where the run found it so (`ChartFacts.incompleteFrom`). */
  | { readonly kind: "incompletePeriod" }
  /** Values of the axis that the finding is about: they keep the color, the rest steps back. */
  | { readonly kind: "highlight"; readonly values: readonly Cell[]; readonly isBad: boolean }
  /** A dotted line up from a value of the axis. */
  | { readonly kind: "event"; readonly at: Cell; readonly label: string }
  /** A dotted line across at a figure. */
  | { readonly kind: "goal"; readonly value: number; readonly label: string };

/** The words around a drawing. They speak of the figures of one run. */
export interface ChartCaption {
  /** The finding, at most nine words. */
  readonly title: string;
  /** Measure, grain, unit, period. */
  readonly subtitle: string;
  /** Why this kind: "because it runs over time". */
  readonly reason: string;
}

/** What one run found that its rows do not say. */
export interface ChartFacts {
  /** The last day that counts in the last unit of the time axis, where the unit is not over; else null. */
  readonly incompleteFrom: IsoDate | null;
  /** How all rows spread, where the table of a histogram holds only the first of them; else null. */
  readonly spread: Spread | null;
}

/** A chart of one result. */
export interface Chart {
  readonly spec: ChartSpec;
  readonly caption: ChartCaption;
  readonly facts: ChartFacts;
}

/** Of a run that found nothing but its rows. */
export const noFacts: ChartFacts = { incompleteFrom: null, spread: null };
