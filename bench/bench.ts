/**
 * Measures speed, with each figure beside a yardstick from the same run.
 *
 *     npm run bench [-- [DIR] [--markdown] [--pause-minutes N]]
 *
 * With DIR, a folder of benchmarks, it also measures the largest schema of Spider; with a pause, the first question after
 * so many idle minutes. It takes some minutes, prints one
 * table and removes its files. A missed goal is shown but is no failure, because it may be due to other work on the
 * machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readShopQuestions } from "./accuracy/read-shop-questions.ts";
import { printColumns } from "./print-columns.ts";
import { isMet, type Goal, type Measurement, type Unit } from "./speed/measurement.ts";
import { measureAsking } from "./speed/measure-asking.ts";
import { measureCharts } from "./speed/measure-charts.ts";
import { measureDrawing } from "./speed/measure-drawing.ts";
import { measureCrowd } from "./speed/measure-crowd.ts";
import { measureDashboards } from "./speed/measure-dashboards.ts";
import { measureDelivery } from "./speed/measure-delivery.ts";
import { measureLoop } from "./speed/measure-loop.ts";
import { measureCompletions } from "./speed/measure-completions.ts";
import { measureEditor } from "./speed/measure-editor.ts";
import { measureEditing } from "./speed/measure-editing.ts";
import { measureFirst } from "./speed/measure-first.ts";
import { measureHistory } from "./speed/measure-history.ts";
import { measureInstall } from "./speed/measure-install.ts";
import { measureLargeSchema } from "./speed/measure-large-schema.ts";
import { measureLoading } from "./speed/measure-loading.ts";
import { measureLooking } from "./speed/measure-looking.ts";
import { measureManyDatabases } from "./speed/measure-many-databases.ts";
import { measurePlanning } from "./speed/measure-planning.ts";
import { measureScrolling } from "./speed/measure-scrolling.ts";
import { measureScale } from "./speed/measure-scale.ts";
import { measureSample } from "./speed/measure-sample.ts";
import { measureStart } from "./speed/measure-start.ts";
import { measureStore } from "./speed/measure-store.ts";
import { measurePostgres } from "./speed/measure-postgres.ts";
import { measureStopping } from "./speed/measure-stopping.ts";
import { measureTeam } from "./speed/measure-team.ts";
import { measureTeamPages } from "./speed/measure-team-pages.ts";
import { measureThroughput } from "./speed/measure-throughput.ts";
import { measureStreaming } from "./speed/measure-streaming.ts";
import { measureWeb } from "./speed/measure-web.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    markdown: { type: "boolean", default: false },
    "pause-minutes": { type: "string", default: "0" },
  },
});

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
  // First, before others fill this process's heap, because the client that reads the rows is part of the measurement.
  const delivery = await measureDelivery(join(folder, "delivery"));
  return [
    ...delivery,
    ...(await measureLoop(join(folder, "loop"))),
    ...(await measurePlanning(path, questions)),
    ...(await measureLargeSchema(positionals[0] ?? null)),
    ...(await measureScale()),
    ...(await measureCharts()),
    ...(await measureDrawing()),
    ...(await measureStreaming(folder)),
    ...(await measureStopping(folder)),
    ...(await measurePostgres()),
    ...(await measureLooking(folder)),
    ...(await measureStore(folder)),
    ...(await measureLoading(folder)),
    ...sample,
    ...(await measureStart()),
    ...(await measureInstall(folder)),
    ...(await measureFirst({ folder, pauseMs: Number(flags["pause-minutes"]) * 60_000 })),
    ...(await measureAsking(join(folder, "asking"), questions)),
    ...(await measureEditing(join(folder, "asking"))),
    ...(await measureDashboards(join(folder, "dashboards"), questions)),
    ...(await measureCompletions(folder)),
    ...(await measureCrowd(folder)),
    ...(await measureManyDatabases(folder)),
    ...(await measureHistory(join(folder, "history"))),
    ...(await measureTeam(join(folder, "team"))),
    ...(await measureTeamPages(join(folder, "team-pages"))),
    ...(await measureThroughput(folder)),
    ...(await measureWeb(join(folder, "web"))),
    ...(await measureScrolling(join(folder, "asking"))),
    ...(await measureEditor(join(folder, "asking"), questions)),
  ];
}

function printMeasurements(measurements: readonly Measurement[]): string {
  const rows = measurements.map((one) => {
    const { what, unit = "ms", value, yardstick, yardstickValue, goal } = one;
    return [
      what,
      print(value, unit),
      yardstick,
      print(yardstickValue, unit),
      printRatio(value / yardstickValue),
      goal === null ? "" : printGoal(goal, unit),
      goal === null ? "" : isMet(one) ? "met" : "missed",
    ];
  });
  return printColumns(["what", "took", "yardstick", "took", "ratio", "goal", ""], rows, flags);
}

function printRatio(ratio: number): string {
  return `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)} ×`;
}

function print(value: number, unit: Unit): string {
  return `${value < 100 ? value.toPrecision(2) : Math.round(value).toLocaleString("en-US")} ${unit}`;
}

function printGoal({ kind, most }: Goal, unit: Unit): string {
  return kind === "value" ? `${most.toLocaleString("en-US")} ${unit}` : `${most} ×`;
}
