/**
 * Measures speed, each figure beside a yardstick from the same run.
 *
 *     npm run bench [-- --markdown]
 *
 * Takes a minute or two, prints one table and leaves nothing behind. A missed goal is shown and fails nothing: other work
 * on the machine counts too.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readShopQuestions } from "./accuracy/read-shop-questions.ts";
import { printColumns } from "./print-columns.ts";
import { isMet, type Goal, type Measurement } from "./speed/measurement.ts";
import { measurePlanning } from "./speed/measure-planning.ts";
import { measureScale } from "./speed/measure-scale.ts";
import { measureSample } from "./speed/measure-sample.ts";
import { measureStart } from "./speed/measure-start.ts";
import { measureStore } from "./speed/measure-store.ts";
import { measureStopping } from "./speed/measure-stopping.ts";
import { measureStreaming } from "./speed/measure-streaming.ts";

const { values: flags } = parseArgs({ options: { markdown: { type: "boolean", default: false } } });

const folder = mkdtempSync(join(tmpdir(), "askery-bench-"));
try {
  console.log(printMeasurements(await measureAll()));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<readonly Measurement[]> {
  const path = join(folder, "sample.duckdb");
  const questions = [...readShopQuestions("everyday"), ...readShopQuestions("blind")];
  const sample = await measureSample(path, questions[0]?.today ?? "2026-01-01", folder);
  return [
    ...(await measurePlanning(path, questions)),
    ...(await measureScale()),
    ...(await measureStreaming(folder)),
    ...(await measureStopping(folder)),
    ...(await measureStore(folder)),
    ...sample,
    ...(await measureStart()),
  ];
}

function printMeasurements(measurements: readonly Measurement[]): string {
  const rows = measurements.map((one) => [
    one.what,
    printMs(one.ms),
    one.yardstick,
    printMs(one.yardstickMs),
    printRatio(one.ms / one.yardstickMs),
    one.goal === null ? "" : printGoal(one.goal),
    one.goal === null ? "" : isMet(one) ? "met" : "missed",
  ]);
  return printColumns(["what", "took", "yardstick", "took", "ratio", "goal", ""], rows, flags);
}

function printRatio(ratio: number): string {
  return `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)} ×`;
}

function printMs(ms: number): string {
  return ms < 100 ? `${ms.toPrecision(2)} ms` : `${Math.round(ms).toLocaleString("en-US")} ms`;
}

function printGoal({ kind, most }: Goal): string {
  return kind === "ms" ? `${most.toLocaleString("en-US")} ms` : `${most} ×`;
}
