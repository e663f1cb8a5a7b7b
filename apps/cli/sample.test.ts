import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProgram } from "./run-program.test-support.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "askery-cli-sample-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the sample is created on first use, reported on standard error, and asked", async () => {
  const { exitCode, out, error } = await runProgram(
    ["ask", "sample.duckdb", "how many categories are there", "--today", "2026-11-20"],
    { folder },
  );
  expect({ exitCode, error }).toEqual({
    exitCode: 0,
    error: "Creating the sample database. This takes a few seconds and happens only once.\n",
  });
  expect(out).toContain("FROM categories");
  expect(readdirSync(folder)).toEqual(["sample.duckdb"]);
});

test("an existing file is replaced only on request", async () => {
  const refused = await runProgram(["sample", "sample.duckdb"], { folder });
  expect(refused).toMatchObject({ exitCode: 1, out: "" });
  expect(refused.error).toMatch(/^The file .*sample\.duckdb already exists\./);
  const before = statSync(join(folder, "sample.duckdb")).mtimeMs;
  const made = await runProgram(["sample", "sample.duckdb", "--replace", "--today", "2026-11-20"], {
    folder,
  });
  expect(made).toMatchObject({ exitCode: 0, error: "" });
  expect(made.out).toMatch(/order_lines +153,208/);
  expect(made.out.match(/askery ask sample\.duckdb ".+"/g)).toHaveLength(3);
  expect(statSync(join(folder, "sample.duckdb")).mtimeMs).toBeGreaterThan(before);
});

test("nothing remains if the build is stopped", async () => {
  const { exitCode, error } = await runProgram(["ask", "other/sample.duckdb", "how many orders"], {
    folder,
    onError: (_, program) => program.kill("SIGINT"),
  });
  expect(exitCode).toBe(130);
  expect(error).toMatch(/Stopped\.\n$/);
  expect(readdirSync(join(folder, "other"))).toEqual([]);
});
