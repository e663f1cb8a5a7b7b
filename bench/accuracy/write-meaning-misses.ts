import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkDatabases } from "./benchmarks.data.ts";
import { isRight, type Judgment } from "./measure-meaning.ts";

/** Writes the wrong decisions, except those about databases that are only for figures. Returns the path. */
export function writeMeaningMisses(judgments: readonly Judgment[], folder: string): string {
  const path = join(folder, "meaning.txt");
  const misses = judgments
    .filter((one) => !isRight(one) && !checkDatabases.has(one.database))
    .map(({ database, about, where, found, expected, reason }) => {
      return `${database} ${about} ${where}: ${found}, not ${expected.join("/")}. ${reason}`;
    });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${misses.join("\n")}\n`);
  return path;
}
