import { writeNumber } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { placeData } from "../../data/place-data.ts";
import { cleanText } from "../../text/clean-text.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawPie } from "./draw-pie.ts";
import { cutSlices } from "./slices.ts";

export const pie: KindDrawing = {
  draw: drawPie,
  describe: (view) => describeRows("Pie chart", view, () => describeSlices(view)),
  hasShapePerRow: false,
};

/** For example "Pie chart of revenue by country: France 75%, Spain 25%." */
function describeSlices(view: ChartView): string {
  const { drawn, locale } = view;
  const slices = cutSlices(view, placeData(view));
  if (slices.length === 0) return "Pie chart. No figures.";
  const shares = slices.map(({ name, share }) => `${name} ${writeNumber(share, locale, percent)}`);
  const what = [drawn.y[0]?.label ?? "", ...(drawn.x === null ? [] : [`by ${drawn.x.label}`])].join(" ");
  return `Pie chart of ${cleanText(what)}: ${shares.join(", ")}.`;
}

const percent = { style: "percent", maximumFractionDigits: 0 } as const;
