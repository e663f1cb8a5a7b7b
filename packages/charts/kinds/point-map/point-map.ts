import type { ChartView } from "../../chart-view.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { cleanText } from "../../text/clean-text.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawPointMap } from "./draw-point-map.ts";
import { describeUnplaced, placePoints } from "./place-points.ts";

export const pointMap: KindDrawing = {
  draw: drawPointMap,
  describe: (view) => describeRows("Map of points", view, () => describePoints(view)),
  hasShapePerRow: false,
};

/** For example "Map of revenue at 40 places, from 36° N 9° W to 60° N 25° E. Highest: Berlin, €1.2M." */
function describePoints(view: ChartView): string {
  const { points, unplaced } = placePoints(view);
  const [figure] = view.drawn.y;
  const what = figure === undefined ? "Map of" : `Map of ${cleanText(figure.label, 80)} at`;
  const count = `${points.length} ${points.length === 1 ? "place" : "places"}`;
  const missing = describeUnplaced(unplaced, view.table.rowCount);
  const note = missing === "" ? "" : ` ${missing}.`;
  const [first] = points;
  if (first === undefined) return `${what} 0 places.${note}`;
  const bounds = points.reduce(
    ({ south, north, west, east }, { longitude, latitude }) => ({
      south: Math.min(south, latitude),
      north: Math.max(north, latitude),
      west: Math.min(west, longitude),
      east: Math.max(east, longitude),
    }),
    { south: 90, north: -90, west: 180, east: -180 },
  );
  const span = `from ${nameDegrees(bounds.south, "N", "S")} ${nameDegrees(bounds.west, "E", "W")} to ${nameDegrees(bounds.north, "N", "S")} ${nameDegrees(bounds.east, "E", "W")}`;
  const most = points.reduce((best, point) => ((point.value ?? 0) > (best.value ?? 0) ? point : best), first);
  const highest =
    figure === undefined || most.value === null
      ? ""
      : ` Highest: ${cleanText(most.name, 80) || "a place without a name"}, ${formatFigure(most.value, figure.format, view.locale)}.`;
  return `${what} ${count}, ${span}.${highest}${note}`;
}

function nameDegrees(degrees: number, positive: string, negative: string): string {
  return `${Math.abs(Math.round(degrees))}° ${degrees < 0 ? negative : positive}`;
}
