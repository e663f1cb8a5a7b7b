import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Attempt } from "./attempt.ts";
import { describeChartMiss } from "./measure-charts.ts";
import type { Benchmark } from "./question.ts";

/** Writes the misses of a benchmark, those of charts last, to `<folder>/<benchmark>.txt` if they may be read. Returns the path. */
export function writeMisses(
  { name, isOpen, questions }: Benchmark,
  attempts: readonly Attempt[],
  folder: string,
): string | null {
  const path = join(folder, `${name}.txt`);
  rmSync(path, { force: true });
  const charts = new Map(attempts.map(({ id, chart }) => [id, chart]));
  const misses = [
    ...attempts.toSorted((one, other) => one.id.localeCompare(other.id)).flatMap(({ miss }) => miss ?? []),
    ...questions.flatMap((question) => describeChartMiss(question, charts.get(question.id) ?? null) ?? []),
  ];
  if (!isOpen || misses.length === 0) return null;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${misses.join("\n\n")}\n`);
  return path;
}
