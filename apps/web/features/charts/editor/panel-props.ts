import type { DrawnResult } from "@askery/charts";
import type { Chart, ChartDesign, ChartSpec } from "@askery/model";

/** A result with the chart of its run. */
export interface DesignedResult extends DrawnResult {
  readonly own: Chart;
}

/** What each panel of the editor shows and changes. */
export interface PanelProps {
  readonly chart: DesignedResult;
  readonly design: ChartDesign;
  /** The drawing of the design. */
  readonly spec: ChartSpec;
  readonly onChange: (part: Partial<ChartDesign>) => void;
}
