import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import type { Measurement } from "./measurement.ts";

/**
 * Lines and dots of many points, mounted in a browser, beside ECharts' shortest option for the same rows; then a chart of each
 * kind as SVG, beside the gallery's line. A process of its own measures them.
 */
export async function measureDrawing(): Promise<readonly Measurement[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  const { mounts, kinds, zoomMs } = printed.parse(JSON.parse(stdout));
  const { line = 0 } = kinds;
  return [
    ...mounts.map(({ kind, points, ours, bare }): Measurement => ({
      what: `a ${kind} of ${points.toLocaleString("en-US")} points, mounted in a browser`,
      value: ours,
      yardstick: "ECharts' bare option for the same rows",
      yardstickValue: bare,
      goal: { kind: "ratio", most: 1.3 },
    })),
    {
      what: "the longest task while zooming into 100,000 points",
      value: zoomMs,
      yardstick: "mounting them with ECharts' bare option",
      yardstickValue: mounts.findLast(({ kind }) => kind === "line")?.bare ?? 0,
      goal: { kind: "value", most: 50 },
    },
    ...Object.entries(kinds).map(([kind, value]): Measurement => ({
      what: `the gallery's ${kind} as SVG`,
      value,
      yardstick: "its line",
      yardstickValue: line,
      goal: null,
    })),
  ];
}

const script = fileURLToPath(new URL("../../packages/charts/scripts/measure-drawing.ts", import.meta.url));

const printed = z.object({
  mounts: z.array(
    z.object({ kind: z.enum(["line", "scatter"]), points: z.number(), ours: z.number(), bare: z.number() }),
  ),
  zoomMs: z.number(),
  kinds: z.record(z.string(), z.number()),
});
