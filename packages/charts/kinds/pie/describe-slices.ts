import { writeNumber } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { placeData } from "../../data/place-data.ts";
import { cleanText } from "../../text/clean-text.ts";
import { cutSlices } from "./slices.ts";

/** For example "Pie chart of revenue by country: France 75%, Spain 25%. 1 missing." */
export function describeSlices(view: ChartView, noun: string): string {
  const { drawn, locale } = view;
  const data = placeData(view);
  const slices = cutSlices(view, data);
  if (slices.length === 0) return `${noun}. No figures.`;
  const shares = slices.map(({ name, share }) => `${name} ${writeNumber(share, locale, percent)}`);
  const what = [drawn.y[0]?.label ?? "", ...(drawn.x === null ? [] : [`by ${drawn.x.label}`])].join(" ");
  const missing = (data.series[0]?.values ?? []).filter((value) => value === null).length;
  const rest = missing === 0 ? "" : ` ${missing} missing.`;
  return `${noun} of ${cleanText(what)}: ${shares.join(", ")}.${rest}`;
}

const percent = { style: "percent", maximumFractionDigits: 0 } as const;
