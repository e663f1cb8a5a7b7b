import type { FullRequest } from "../../chart-request.ts";
import type { Shape } from "../../shapes/shape.ts";
import type { GraphicPart } from "../../style/graphic-parts.ts";
import type { Legend } from "../../style/legend.ts";
import type { Panel } from "./lay-out-panels.ts";
import type { PanelData } from "./panel-data.ts";

/** How the panels of one kind are drawn: all with the same scales and colors. */
export interface PanelStyle {
  /** The room at the left of each row of panels, for figures or names that they share. */
  readonly left: number;
  /** Above all panels. */
  readonly legend: Legend;
  /** The figure beside the name of a panel. Default: none. */
  readonly figureOf?: (panel: PanelData) => string;
  readonly draw: (panel: PanelData, at: Panel) => DrawnPanel;
}

export interface DrawnPanel {
  readonly shapes: readonly Shape[];
  readonly parts: readonly GraphicPart[];
}

/** Prepares the scales and colors that all panels share. */
export type PreparePanels = (request: FullRequest, panels: readonly PanelData[]) => PanelStyle;
