import type { ChartDensity, ThemeName } from "@askery/charts";
import type { ChartFacts, ChartSpec } from "@askery/model";

/** A chart to draw as SVG. */
export interface ToDraw {
  readonly spec: ChartSpec;
  readonly facts: ChartFacts;
  /** A JSON `Table`. */
  readonly table: string;
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
  /** `thumbnail` has no text but its one figure. Default: `thumbnail`. */
  readonly density?: ChartDensity;
  /** How numbers are written. Default: "en-US". */
  readonly locale?: string;
}
