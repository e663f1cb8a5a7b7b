import type { ChartView } from "../../chart-view.ts";
import { placeData } from "../../data/place-data.ts";
import { cleanText } from "../../text/clean-text.ts";
import { cutSlices } from "./slices.ts";
import { writeSlice } from "./write-slice.ts";

/** For example "Pie chart of revenue by country: France 75%, Spain 25%. 1 missing." */
export function describeSlices(view: ChartView, noun: string): string {
  const { drawn } = view;
  const data = placeData(view);
  const slices = cutSlices(view, data);
  if (slices.length === 0) return `${noun}. No figures.`;
  const shares = slices.map((slice) => `${slice.name} ${writeSlice(slice, view, 0)}`);
  const what = [drawn.y[0]?.label ?? "", ...(drawn.x === null ? [] : [`by ${drawn.x.label}`])].join(" ");
  const missing = (data.series[0]?.values ?? []).filter((value) => value === null).length;
  const rest = missing === 0 ? "" : ` ${missing} missing.`;
  return `${noun} of ${cleanText(what)}: ${shares.join(", ")}.${rest}`;
}
