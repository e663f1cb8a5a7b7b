import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFile, readTable } from "@askery/connectors";
import { readFigure } from "@askery/model";
import { buildSampleDatabase } from "@askery/sample";
import type { SeriesCase } from "./make-series.ts";

const today = "2026-11-20";

/** Figures of the sample shop with their dates. */
const figures = [
  { figure: "count(*)", date: "ordered_at", rows: "orders" },
  { figure: "sum(total)", date: "ordered_at", rows: "orders" },
  { figure: "avg(total)", date: "ordered_at", rows: "orders" },
  { figure: "sum(refund_amount)", date: "returned_at", rows: "returns" },
  { figure: "count(*)", date: "shipped_at", rows: "shipments" },
  { figure: "count(*)", date: "reviewed_at", rows: "reviews" },
] as const;
const breakdowns = ["channel", "payment_method", "ship_country"] as const;

/** The units of time, how many are held out, and how often the end is moved back. */
const units = [
  { unit: "month", season: 12, steps: 3, ends: 8 },
  { unit: "week", season: 52, steps: 8, ends: 8 },
  { unit: "day", season: 7, steps: 14, ends: 8 },
] as const;

/** Series of the sample shop: its main figures, and orders by their parts, each with several ends held out. */
export async function listSampleSeries(): Promise<readonly SeriesCase[]> {
  const folder = await mkdtemp(join(tmpdir(), "askery-forecasts-"));
  const path = join(folder, "shop.duckdb");
  await buildSampleDatabase({ path, today });
  const connector = await openFile(path, { maxProcesses: 1 });
  const read = async (text: string) => {
    const { values } = await readTable(await connector.run({ dialect: "duckdb", text, parameters: [] }));
    return (values[0] ?? []).map((cell) => readFigure(cell) ?? 0);
  };
  try {
    const cases: SeriesCase[] = [];
    for (const { unit, season, steps, ends } of units) {
      const all = await Promise.all(listQueries(unit).map(read));
      for (const values of all.filter((one) => one.length > 0)) {
        for (let end = 0; end < ends; end += 1) {
          cases.push({ values: values.slice(0, values.length - end * steps), season, steps });
        }
      }
    }
    return cases;
  } finally {
    await connector.close();
    await rm(folder, { recursive: true });
  }
}

function listQueries(unit: string): readonly string[] {
  const whole = figures.map((one) => seriesOf({ ...one, where: "TRUE" }, unit));
  const parts = breakdowns.flatMap((column) =>
    [0, 1, 2, 3].map((rank) => {
      const value = `(SELECT ${column} FROM orders GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1 OFFSET ${rank})`;
      return seriesOf(
        { figure: "count(*)", date: "ordered_at", rows: "orders", where: `${column} = ${value}` },
        unit,
      );
    }),
  );
  return [...whole, ...parts];
}

interface SeriesQuery {
  readonly figure: string;
  readonly date: string;
  readonly rows: string;
  readonly where: string;
}

/** The figure of each whole unit but the first; 0 without rows. */
function seriesOf({ figure, date, rows, where }: SeriesQuery, unit: string): string {
  return `
    WITH known AS (SELECT date_trunc('${unit}', ${date})::DATE AS unit, ${figure} AS figure FROM ${rows} WHERE ${where} GROUP BY 1),
    units AS (SELECT unnest(generate_series((SELECT min(unit) FROM known), DATE '${today}', INTERVAL 1 ${unit}))::DATE AS unit)
    SELECT coalesce(figure, 0) FROM units LEFT JOIN known USING (unit)
    WHERE unit > (SELECT min(unit) FROM known) AND unit + INTERVAL 1 ${unit} <= DATE '${today}' ORDER BY unit`;
}
