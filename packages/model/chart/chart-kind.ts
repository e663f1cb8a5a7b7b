import type { ChartNeed } from "./chart-needs.ts";
import type { EncodingForm } from "./encoding.ts";

/** What is known of a kind of chart without drawing it. `packages/charts/kinds` draws it. */
export interface ChartKindDefinition {
  /** In menus and lists: "Columns". */
  readonly label: string;
  /** The lines of its icon: SVG paths in a square of 24. */
  readonly icon: readonly string[];
  /** The phrases by which a question asks for it, in lower case. */
  readonly phrases: readonly string[];
  readonly form: EncodingForm;
  /** What people can choose, with the choices: the first is the default. */
  readonly settings: ChartSettingChoices;
  /** What a result must have, in the order in which a missing need is reported. */
  readonly needs: readonly ChartNeed[];
  /** What an answer shows: a drawing, or in place of one the figures as text or the rows as a table. */
  readonly shows: "drawing" | "figures" | "rows";
  /** Whether its height follows from its data, so that a page scrolls rather than squeezes it. */
  readonly growsWithData: boolean;
  /** Whether it describes how all rows are distributed: the first rows alone would show something else. */
  readonly needsAllRows: boolean;
}

export type ChartSettingChoices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** Checks a definition and keeps its literal types, from which the type of its spec is made. */
export function defineChartKind<const Definition extends ChartKindDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
