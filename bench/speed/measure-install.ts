import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Measurement } from "./measurement.ts";

/** What an operator installs: the folder of `npm run package`. The yardstick is what a checkout installs. */
export async function measureInstall(folder: string): Promise<readonly Measurement[]> {
  const checkout = fileURLToPath(new URL("../..", import.meta.url));
  const target = join(folder, "install");
  const program = join(checkout, "scripts/package-server.ts");
  execFileSync(process.execPath, [program, target], { cwd: checkout, stdio: "ignore" });
  return [
    {
      what: "a production install",
      unit: "MB",
      value: weighMb(target),
      yardstick: "the packages of a checkout",
      yardstickValue: weighMb(join(checkout, "node_modules")),
      goal: { kind: "value", most: 300 },
    },
  ];
}

function weighMb(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const inside = join(folder, entry.name);
    if (entry.isDirectory()) return sum + weighMb(inside);
    return sum + (entry.isFile() ? statSync(inside).size / 1e6 : 0);
  }, 0);
}
