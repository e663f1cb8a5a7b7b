import {
  chartKindNames,
  chartKindOf,
  chartVersion,
  noFacts,
  tableSpec,
  unreadableReasons,
  upgradeChart,
  type Chart,
  type ChartCaption,
  type ChartKind,
  type EncodingForm,
} from "@askery/model";
import { z } from "zod";
import { chartDisplaySchema, chartMarkSchema } from "./chart-display-schema.ts";
import { valueSchemas } from "./value-schemas.ts";

/** A stored chart. Unless its kind is `read`, the chart shows the rows, and its reason explains why. */
export interface StoredChart {
  readonly kind: "read" | "newer" | "broken";
  readonly chart: Chart;
}

/**
 * Reads a stored chart of any version: upgrades it if necessary, then checks it. A chart that a newer Askery saved, or
 * that is damaged, becomes a table of the same rows.
 */
export function readStoredChart(stored: unknown): StoredChart {
  const upgraded = upgradeChart(stored);
  const { data } = schemas().chart.safeParse(upgraded);
  // The schema and the type are made from the same definitions.
  if (data !== undefined) return { kind: "read", chart: data as Chart };
  const version = schemas().versioned.safeParse(upgraded).data?.spec.version ?? 0;
  const caption = schemas().captioned.safeParse(upgraded).data?.caption;
  const kind = version > chartVersion ? "newer" : "broken";
  return { kind, chart: showRows(kind, caption) };
}

function showRows(kind: "newer" | "broken", caption: Pick<ChartCaption, "title"> | undefined): Chart {
  const reason = unreadableReasons[kind];
  return { spec: tableSpec, caption: { title: caption?.title ?? "", subtitle: "", reason }, facts: noFacts };
}

let made: ReturnType<typeof makeSchemas> | null = null;

/** Created when the first chart is read, so that browsers, which read none, do not wait for it. */
function schemas(): ReturnType<typeof makeSchemas> {
  made ??= makeSchemas();
  return made;
}

function makeSchemas() {
  const caption = z.object({
    title: z.string(),
    subtitle: z.string(),
    reason: z.string(),
    isTitled: z.literal(true).exactOptional(),
    refused: z.enum(chartKindNames).exactOptional(),
    missing: z.array(z.string()).exactOptional(),
  });
  return {
    chart: z.object({ spec: specSchema(), caption, facts: factsSchema() }),
    versioned: z.object({ spec: z.object({ version: z.number() }) }),
    captioned: z.object({ caption: z.object({ title: z.string() }) }),
  };
}

function specSchema() {
  const encodings = encodingSchemas();
  const kinds = chartKindNames.map((kind) => kindSchema(kind, encodings));
  const [first, ...rest] = kinds;
  return first === undefined ? z.never() : z.discriminatedUnion("kind", [first, ...rest]);
}

function kindSchema(kind: ChartKind, encodings: Readonly<Record<EncodingForm, z.ZodType>>) {
  const { form, settings } = chartKindOf(kind);
  // A setting that a kind got later has its default in charts stored before.
  const choices = Object.entries(settings).map(
    ([name, values]) =>
      [name, name === "stacking" ? z.enum(values) : z.enum(values).default(values[0])] as const,
  );
  return z.object({
    version: z.literal(chartVersion),
    kind: z.literal(kind),
    encoding: encodings[form],
    settings: z.object(Object.fromEntries(choices)),
    display: chartDisplaySchema().exactOptional(),
    marks: z.array(chartMarkSchema()),
  });
}

function encodingSchemas(): Readonly<Record<EncodingForm, z.ZodType>> {
  const column = z.string();
  const format = valueSchemas().format.nullable();
  const figure = z.object({ column, label: z.string(), format });
  const axis = z.object({
    column,
    label: z.string(),
    kind: z.enum(["time", "category"]),
    grain: valueSchemas().grain.nullable(),
    format,
  });
  const form = <Form extends EncodingForm, Shape extends z.ZodRawShape>(name: Form, shape: Shape) =>
    z.object({ form: z.literal(name), ...shape });
  return {
    series: form("series", { x: axis, y: z.array(figure).min(1), series: column.nullable() }),
    grid: form("grid", { x: axis, series: column, group: column.exactOptional(), value: figure }),
    parts: form("parts", { by: axis, value: figure }),
    points: form("points", { x: figure, y: figure, series: column.nullable() }),
    combo: form("combo", { x: axis, bar: figure, line: figure }),
    bubbles: form("bubbles", { x: figure, y: figure, size: figure, series: column.nullable() }),
    spread: form("spread", { value: figure }),
    figures: form("figures", { figures: z.array(figure) }),
    places: form("places", {
      latitude: column,
      longitude: column,
      name: column.nullable(),
      value: figure.nullable(),
    }),
    rows: form("rows", {}),
  };
}

function factsSchema() {
  const bin = z.object({ from: z.number(), to: z.number(), count: z.number() });
  const spread = z.object({
    count: z.number(),
    least: z.number(),
    median: z.number(),
    most: z.number(),
    bins: z.array(bin),
  });
  return z.object({
    incompleteFrom: z.string().nullable(),
    spread: spread.nullable(),
    orders: z.record(z.string(), z.array(z.string())).optional(),
    zeroWithoutRows: z.array(z.string()).optional(),
  });
}
