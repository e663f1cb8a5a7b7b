import { writeNumber } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { placeData } from "../../data/place-data.ts";
import { cleanText } from "../../text/clean-text.ts";
import { cutSlices } from "./slices.ts";

/** For example "Pie chart of revenue by country: France 75%, Spain 25%." */
export function describeSlices(view: ChartView, noun: string): string {
  const { drawn, locale } = view;
  const slices = cutSlices(view, placeData(view));
  if (slices.length === 0) return `${noun}. No figures.`;
  const shares = slices.map(({ name, share }) => `${name} ${writeNumber(share, locale, percent)}`);
  const what = [drawn.y[0]?.label ?? "", ...(drawn.x === null ? [] : [`by ${drawn.x.label}`])].join(" ");
  return `${noun} of ${cleanText(what)}: ${shares.join(", ")}.`;
}

const percent = { style: "percent", maximumFractionDigits: 0 } as const;
