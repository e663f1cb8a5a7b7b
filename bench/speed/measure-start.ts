import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { median, timeRuns, type Measurement } from "./measurement.ts";

/** Starts the command line and prints its help. The yardstick starts Node alone. */
export async function measureStart(): Promise<readonly Measurement[]> {
  const program = fileURLToPath(new URL("../../apps/cli/main.ts", import.meta.url));
  if (!existsSync(program)) return [];
  const node = await timeRuns(runs, () => execFileSync(process.execPath, ["--eval", "0"], quietly));
  const help = await timeRuns(runs, () => execFileSync(process.execPath, [program, "--help"], quietly));
  return [
    {
      what: "command line, cold to its help",
      value: median(help),
      yardstick: "Node with an empty script",
      yardstickValue: median(node),
      goal: { kind: "value", most: 500 },
    },
  ];
}

const quietly = { stdio: "ignore" } as const;
const runs = 5;
