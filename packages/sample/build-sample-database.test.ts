import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSampleDatabase, SampleBuildError, sampleSchema } from "./index.ts";
import { readRows } from "./read-rows.test-support.ts";

const today = "2026-11-20";
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "askery-sample-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe("a build", () => {
  it("has the same rows for the same day and scale", async () => {
    const first = join(folder, "first.duckdb");
    const second = join(folder, "second.duckdb");
    await buildSampleDatabase({ path: first, today, scale: 0.03 });
    await buildSampleDatabase({ path: second, today, scale: 0.03 });
    expect(await readChecksums(second)).toEqual(await readChecksums(first));
  });

  it("has other rows for another day", async () => {
    const first = join(folder, "today.duckdb");
    const second = join(folder, "tomorrow.duckdb");
    await buildSampleDatabase({ path: first, today, scale: 0.01 });
    await buildSampleDatabase({ path: second, today: "2026-11-21", scale: 0.01 });
    expect((await readChecksums(second))["orders"]).not.toEqual((await readChecksums(first))["orders"]);
  });

  it("works on a leap day and on New Year's Day", async () => {
    for (const day of ["2028-02-29", "2027-01-01"]) {
      const path = join(folder, `${day}.duckdb`);
      await buildSampleDatabase({ path, today: day, scale: 0.01 });
      const rows = await readRows(path, "SELECT max(ordered_at)::DATE::VARCHAR <= ? FROM orders", [day]);
      expect(rows).toEqual([[true]]);
    }
  });

  it("refuses a path that is in use and leaves the file alone", async () => {
    const path = join(folder, "taken.duckdb");
    await writeFile(path, "mine");
    await expect(buildSampleDatabase({ path, today, scale: 0.01 })).rejects.toMatchObject({
      code: "file-exists",
      message: `The file ${path} already exists. Choose another name, or replace it.`,
    });
    expect(await readFile(path, "utf8")).toBe("mine");
  });

  it("replaces the file on request", async () => {
    const path = join(folder, "replaced.duckdb");
    await writeFile(path, "mine");
    const summary = await buildSampleDatabase({ path, today, scale: 0.01, replace: true });
    expect(await readRows(path, "SELECT count(*)::INTEGER FROM orders")).toEqual([
      [summary.tables.find((table) => table.name === "orders")?.rows],
    ]);
  });

  it("refuses a day that does not exist and a scale out of range", async () => {
    const path = join(folder, "never.duckdb");
    await expect(buildSampleDatabase({ path, today: "2026-02-30" })).rejects.toMatchObject({
      code: "bad-date",
    });
    await expect(buildSampleDatabase({ path, today, scale: 0 })).rejects.toMatchObject({ code: "bad-scale" });
    expect(await readdir(folder)).not.toContain("never.duckdb");
  });

  it("leaves nothing behind when it cannot be written", async () => {
    const file = join(folder, "file-not-folder");
    await writeFile(file, "");
    await expect(buildSampleDatabase({ path: join(file, "x.duckdb"), today, scale: 0.01 })).rejects.toThrow(
      SampleBuildError,
    );
    expect((await readdir(folder)).filter((name) => name.includes("building"))).toEqual([]);
  });

  it("leaves no file at the path when it is killed, and the next build removes its draft", async () => {
    const own = await mkdtemp(join(folder, "killed-"));
    const path = join(own, "sample.duckdb");
    await killDuringBuild(path, own);
    expect(await readdir(own)).not.toContain("sample.duckdb");
    expect((await readdir(own)).some((name) => name.includes("building"))).toBe(true);
    await buildSampleDatabase({ path, today, scale: 0.01 });
    expect(await readdir(own)).toEqual(["sample.duckdb"]);
  });
});

/** One number per table, which changes if any cell of any row does. */
async function readChecksums(path: string): Promise<Record<string, unknown>> {
  const checksums: Record<string, unknown> = {};
  for (const { name } of sampleSchema) {
    checksums[name] = await readRows(path, `SELECT count(*), sum(hash(t))::VARCHAR FROM ${name} AS t`);
  }
  return checksums;
}

/** Starts a full build in a child process and kills it as soon as its draft appears. */
async function killDuringBuild(path: string, folder: string): Promise<void> {
  const index = new URL("index.ts", import.meta.url).href;
  const script = `import { buildSampleDatabase } from ${JSON.stringify(index)};
    await buildSampleDatabase({ path: ${JSON.stringify(path)}, today: "${today}" });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (child.exitCode === null && (await readdir(folder)).length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  child.kill("SIGKILL");
  await ended;
}
