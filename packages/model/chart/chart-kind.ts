import type { ChartNeed } from "./chart-needs.ts";
import type { EncodingForm } from "./encoding.ts";

/** A kind of chart, except how to draw it, which is in `packages/charts/kinds`. */
export interface ChartKindDefinition {
  /** The name in menus and lists: "Columns". */
  readonly label: string;
  /** The lines of its icon: SVG paths in a 24 by 24 square. */
  readonly icon: readonly string[];
  /** The phrases with which a question asks for it, in lower case. */
  readonly phrases: readonly string[];
  readonly form: EncodingForm;
  /** The settings that people can change, with their choices. The first choice is the default. */
  readonly settings: ChartSettingChoices;
  /** What a result must have, in the order in which missing needs are reported. */
  readonly needs: readonly ChartNeed[];
  /** What an answer shows: a drawing, the figures as text, or the rows as a table. */
  readonly shows: "drawing" | "figures" | "rows";
  /** What its height depends on. */
  readonly height: ChartHeight;
  /** Whether it describes the distribution of all rows, so that drawing only the first rows would be wrong. */
  readonly needsAllRows: boolean;
}

/**
 * As tall as reads well, or taller for many labels, one line of figures high or more if they do not fit, as wide as its map, or growing with its data: with its bars, the rows of
 * its grid, the years of a calendar, its panels, its tiles or its lines.
 */
export type ChartHeight =
  | "usual"
  | "tall"
  | "map"
  | "round"
  | "figure"
  | "figures"
  | "bars"
  | "grid"
  | "calendar"
  | "panels"
  | "tiles"
  | "lines";

/** Whether it has the height that it needs; other kinds fill the height that a page gives them. */
export function hasOwnHeight({ height }: Pick<ChartKindDefinition, "height">): boolean {
  return own.has(height);
}

const own: ReadonlySet<ChartHeight> = new Set([
  "map",
  "figure",
  "bars",
  "grid",
  "calendar",
  "panels",
  "tiles",
  "lines",
]);

export type ChartSettingChoices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** Returns the definition with its literal types, from which the type of the spec is derived. */
export function defineChartKind<const Definition extends ChartKindDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
