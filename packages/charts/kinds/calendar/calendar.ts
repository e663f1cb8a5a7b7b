import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawCalendar } from "./draw-calendar.ts";

export const calendar: KindDrawing = {
  draw: drawCalendar,
  describe: (view) => describeSeries(view, { noun: "Calendar" }),
  hasShapePerRow: true,
};
