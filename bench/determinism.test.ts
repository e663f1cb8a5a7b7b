import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { findSampleFile } from "./accuracy/sample-file.ts";

/* The same question over the same catalog has the same SQL, byte for byte. */

const script = join(import.meta.dirname, "print-questions.ts");
const cacheFolder = join(import.meta.dirname, "..", ".cache", "accuracy");
let sample = "";
let printed: readonly string[] = [];

beforeAll(async () => {
  sample = await findSampleFile("2026-11-20", cacheFolder);
  printed = await print();
}, 180_000);

test("another process prints the same SQL", { timeout: 60_000 }, async () => {
  expect(printed.length).toBeGreaterThan(150);
  expect(await print()).toEqual(printed);
});

test.for(["1", "2", "3"])(
  "order %s of tables and values does not matter",
  { timeout: 60_000 },
  async (seed) => {
    expect(await print(seed)).toEqual(printed);
  },
);

async function print(...seed: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, sample, ...seed], {
    maxBuffer: 2 ** 26,
  });
  return stdout.trim().split("\n");
}
