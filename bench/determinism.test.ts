import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { findSampleFile } from "./accuracy/sample-file.ts";

/* The same question over the same catalog has the same SQL, byte for byte. */

const script = join(import.meta.dirname, "print-questions.ts");
const cacheFolder = join(import.meta.dirname, "..", ".cache", "accuracy");
const seeds = [1, 2, 3];
let expected: Printed = [];
/** Printed by another process: in the catalog's own order, then in the order of each seed. */
let others: readonly Printed[] = [];

type Printed = readonly { readonly text: string; readonly sql: string }[];

beforeAll(async () => {
  const sample = await findSampleFile("2026-11-20", cacheFolder);
  [expected = []] = await print(sample);
  others = await print(sample, ...seeds.map(String));
}, 180_000);

test("another process prints the same SQL", () => {
  expect(expected.length).toBeGreaterThan(150);
  expect(others[0]).toEqual(expected);
});

test.for(seeds)("order %s of tables and values does not matter", (seed) => {
  expect(others[seed]).toEqual(expected);
});

async function print(...args: readonly string[]): Promise<readonly Printed[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { maxBuffer: 2 ** 26 });
  // The script is ours: each line is such a list.
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Printed);
}
