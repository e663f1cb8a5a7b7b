import {
  chartEvents,
  chartKindNames,
  chartLabels,
  chartPalettes,
  chartPanels,
  chartSorts,
  colorComparisons,
  highlightRules,
  maxForecastUnits,
  maxTop,
  isDesignMark,
  ruleColors,
  stackings,
  type Cell,
  type ChartDesign,
  type ChartDisplay,
  type ChartMark,
} from "@askery/model";
import { z } from "zod";
import { numberStyleSchema, valueSchemas } from "./value-schemas.ts";

/** The display options of a chart, as they are stored and as people send them. */
export function chartDisplaySchema(): z.ZodType<ChartDisplay> {
  const rule = z.strictObject({
    comparison: z.enum(colorComparisons),
    value: z.number(),
    color: z.enum(ruleColors),
  });
  return z.strictObject({
    sort: z.enum(chartSorts).exactOptional(),
    top: z
      .strictObject({ count: z.number().int().min(1).max(maxTop), hasOther: z.boolean() })
      .exactOptional(),
    labels: z.enum(chartLabels).exactOptional(),
    scale: z.literal("log").exactOptional(),
    zero: z.enum(["included", "excluded"]).exactOptional(),
    curve: z.literal("smooth").exactOptional(),
    points: z.enum(["shown", "hidden"]).exactOptional(),
    legend: z.literal("hidden").exactOptional(),
    grid: z.literal("hidden").exactOptional(),
    numbers: z.record(z.string().max(200), numberStyleSchema()).exactOptional(),
    palette: z.enum(chartPalettes).exactOptional(),
    colorRules: z.array(rule).max(10).exactOptional(),
    colorBy: z
      .strictObject({
        column: z.string().max(200),
        label: z.string().max(1000),
        format: valueSchemas().format.nullable(),
      })
      .exactOptional(),
    highlight: z.union([z.enum(highlightRules), z.array(cellSchema()).min(1).max(100)]).exactOptional(),
    axes: z.literal("swapped").exactOptional(),
    panel: z.enum(chartPanels).exactOptional(),
    events: z.enum(chartEvents).exactOptional(),
  });
}

/** What people chose about a saved chart. */
function chartDesignSchema(): z.ZodType<ChartDesign> {
  const column = z.string().max(200);
  return z.strictObject({
    kind: z.enum(chartKindNames),
    stacking: z.enum(stackings).exactOptional(),
    columns: z
      .strictObject({
        axis: column.nullable(),
        figures: z.array(column).max(20),
        series: column.nullable(),
        group: column.nullable().exactOptional(),
      })
      .exactOptional(),
    display: chartDisplaySchema(),
    marks: z
      .array(chartMarkSchema())
      .max(50)
      .transform((marks) => marks.filter(isDesignMark)),
  });
}

/** Reads a stored design. Null if this version of Askery cannot read it. */
export function readStoredDesign(stored: unknown): ChartDesign | null {
  return chartDesignSchema().safeParse(stored).data ?? null;
}

function cellSchema(): z.ZodType<Cell> {
  return z.union([z.string(), z.number(), z.boolean(), z.null()]);
}

/** One annotation of a chart. */
export function chartMarkSchema(): z.ZodType<ChartMark> {
  const cell = cellSchema();
  const label = z.string().max(1000);
  const column = z.string().max(200);
  return z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("incompletePeriod") }),
    z.object({ kind: z.literal("highlight"), values: z.array(cell), isBad: z.boolean() }),
    z.object({ kind: z.literal("event"), at: cell, label }),
    z.object({ kind: z.literal("goal"), value: z.number(), label }),
    z.object({ kind: z.literal("reference"), value: z.number(), label }),
    z.object({ kind: z.literal("average") }),
    z.object({ kind: z.literal("band"), from: z.number(), to: z.number(), label }),
    z.object({ kind: z.literal("trend") }),
    z.object({ kind: z.literal("range"), of: column, low: column, high: column, label }),
    z.object({ kind: z.literal("forecast"), of: column, column }),
    z.object({ kind: z.literal("forecastTail"), units: z.number().int().min(1).max(maxForecastUnits) }),
    z.object({ kind: z.literal("earlier"), column }),
  ]);
}
