import { assertNever, type ChartSpec, type Table, writeNumber } from "@askery/model";
import { cellsOf, readNumber } from "./data/read-cells.ts";
import { placeData } from "./data/place-data.ts";
import { describeSeries } from "./describe/describe-series.ts";
import { describeScatter, describeSpread } from "./describe/describe-spread.ts";
import { cutSlices } from "./kinds/pie/slices.ts";
import { readFigure } from "./kinds/number/read-figure.ts";
import { cleanText } from "./text/clean-text.ts";

/** A chart in words, for who cannot see it: its type, what it shows of what, how much, the extremes and the trend. */
export function describeChart(spec: ChartSpec, table: Table, locale = "en-US"): string {
  const source = { spec, table, locale, marks: {} };
  if (table.rowCount === 0) return `${typeNames[spec.type]}. No rows.`;
  switch (spec.type) {
    case "number": {
      const figure = readFigure(spec, table, locale);
      if (figure === null) return "No figure.";
      const told = [figure, ...figure.others].map(({ label, text }) => `${label}: ${text}.`);
      return told.join(" ");
    }
    case "table":
      return `Table of ${count(table.rowCount, "row")}: ${table.columns
        .slice(0, 8)
        .map(({ name }) => cleanText(name, 60))
        .join(", ")}.`;
    case "bar":
    case "horizontalBar":
    case "line":
    case "area":
    case "heatmap":
      return describeSeries(source, typeNames[spec.type]);
    case "pie": {
      const slices = cutSlices(source, placeData(source));
      if (slices.length === 0) return `${typeNames.pie}. No figures.`;
      const told = slices.map(({ name, share }) => `${name} ${writeNumber(share, locale, percent)}`);
      return `${typeNames.pie} of ${labelOf(spec)}: ${told.join(", ")}.`;
    }
    case "scatter":
      return describeScatter(source);
    case "histogram":
      return describeSpread(source, cellsOf(table, (spec.y[0] ?? spec.x)?.column).map(readNumber));
    default:
      return assertNever(spec.type);
  }
}

const typeNames: Readonly<Record<ChartSpec["type"], string>> = {
  number: "Figure",
  bar: "Bar chart",
  horizontalBar: "Bar chart",
  line: "Line chart",
  area: "Area chart",
  pie: "Pie chart",
  scatter: "Scatter chart",
  histogram: "Histogram",
  heatmap: "Heatmap",
  table: "Table",
};

const percent = { style: "percent", maximumFractionDigits: 0 } as const;

function labelOf({ y, x }: ChartSpec): string {
  return cleanText([y[0]?.label ?? "", ...(x === null ? [] : [`by ${x.label}`])].join(" "));
}

function count(number: number, word: string): string {
  return `${number} ${number === 1 ? word : `${word}s`}`;
}
