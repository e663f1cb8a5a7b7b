import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyDesign } from "@askery/charts";
import { openFile, readTable } from "@askery/connectors";
import { connectDatabase } from "@askery/asking";
import { chooseChart, describeOutputs } from "@askery/engine";
import { defaultSettings, type Chart, type Table } from "@askery/model";
import { buildSampleDatabase } from "@askery/sample";
import { galleryQuestions, type GalleryQuestion } from "./gallery-questions.data.ts";

/** A chart of the gallery with the rows that it draws. */
export interface GalleryChart {
  /** The start of the names of its pictures. */
  readonly name: string;
  readonly title: string;
  readonly chart: Pick<Chart, "spec" | "facts">;
  readonly table: Table;
}

/** The last day of the sample shop, so that each run has the same figures. */
const today = "2026-11-20";
const settings = { ...defaultSettings, currency: "EUR" };

/** Computes every chart of the gallery from the sample shop. */
export async function runQuestions(): Promise<readonly GalleryChart[]> {
  const folder = await mkdtemp(join(tmpdir(), "askery-gallery-"));
  const path = join(folder, "shop.duckdb");
  await buildSampleDatabase({ path, today });
  const connector = await openFile(path, { maxProcesses: 1 });
  try {
    const { prepared } = await connectDatabase(connector);
    const { catalog, described } = prepared;
    const charts: GalleryChart[] = [];
    for (const question of galleryQuestions) {
      const { sql: text } = question;
      const table = await readTable(await connector.run({ dialect: "duckdb", text, parameters: [] }));
      const plan = { kind: "sql", text } as const;
      const outputs = describeOutputs({ plan, table, catalog, described, settings });
      const own = chooseChart({ plan, table, outputs, catalog, today, settings, askedChart: null });
      charts.push(drawAsWished(question, own, { table, outputs }));
    }
    return charts;
  } finally {
    await connector.close();
    await rm(folder, { recursive: true });
  }
}

function drawAsWished(
  { kind, variant, title, design = {} }: GalleryQuestion,
  own: Chart,
  result: Parameters<typeof applyDesign>[1],
): GalleryChart {
  const { spec, facts } = applyDesign(own, result, { display: {}, marks: [], ...design, kind });
  const name = [kind, ...(variant === undefined ? [] : variant.split(" "))].join("-");
  if (spec.kind !== kind) throw new Error(`${name} cannot be drawn from its rows.`);
  return { name, title, chart: { spec, facts }, table: result.table };
}
