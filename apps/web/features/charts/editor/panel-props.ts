import type { SavedChart } from "@askery/api";
import type { ChartDesign, ChartSpec } from "@askery/model";

/** What each panel of the editor shows and changes. */
export interface PanelProps {
  readonly chart: SavedChart;
  readonly design: ChartDesign;
  /** The drawing of the design. */
  readonly spec: ChartSpec;
  readonly onChange: (part: Partial<ChartDesign>) => void;
}
