import type { ChartView } from "../../chart-view.ts";
import { describeSeries } from "../../describe/describe-series.ts";
import { cleanText } from "../../text/clean-text.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawMap } from "./draw-map.ts";
import { describeMissing, placeRegions } from "./place-regions.ts";

export const map: KindDrawing = {
  draw: drawMap,
  describe: describeMap,
  hasShapePerRow: false,
};

function describeMap(view: ChartView): string {
  const missing = describeMissing(placeRegions(view));
  const described = describeSeries(view, { noun: "Map" });
  return missing === "" ? described : `${described} ${cleanText(missing, 300)}.`;
}
