import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childrenOf, runProgram } from "./run-program.test-support.ts";

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "askery-stop-"));
  const instance = await DuckDBInstance.create(join(folder, "endless.duckdb"));
  const connection = await instance.connect();
  await connection.run(
    "CREATE VIEW visits AS SELECT a.range AS id FROM range(10000000) a, range(10000000) b WHERE a.range + b.range > -1",
  );
  connection.closeSync();
  instance.closeSync();
  const shop = new DatabaseSync(join(folder, "shop.sqlite"));
  shop.exec("CREATE TABLE customers (id INTEGER); INSERT INTO customers VALUES (1)");
  shop.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Calls an action once, as soon as the query of an endless question runs. */
function whileRunning(action: (pid: number, children: readonly number[]) => void) {
  let isDone = false;
  let children: readonly number[] = [];
  const run = runProgram(["ask", "endless.duckdb", "how many visits"], {
    folder,
    environment: { ASKERY_DEBUG: "1" },
    onError: (error, program) => {
      if (isDone || !error.includes("running\n") || program.pid === undefined) return;
      isDone = true;
      children = childrenOf(program);
      action(program.pid, children);
    },
  });
  return run.then((result) => ({ ...result, children }));
}

test("a query process that is killed in mid-query exits with 1, a reason and a fix", async () => {
  const before = readdirSync(folder);
  const { exitCode, out, error } = await whileRunning((_, children) => {
    for (const child of children) process.kill(child, "SIGKILL");
  });
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: "" });
  expect(error).toMatch(/running\nThe process that runs queries has ended\.\nAsk again.*\n$/);
  expect(readdirSync(folder)).toEqual(before);
});

test("Ctrl+C stops the query, ends with 130 and leaves no process", async () => {
  const { exitCode, out, error, children } = await whileRunning((pid) => process.kill(pid, "SIGINT"));
  expect({ exitCode, out }).toEqual({ exitCode: 130, out: "" });
  expect(error).toMatch(/running\nStopped\.\n$/);
  expect(children).toHaveLength(1);
  expect(children.filter(isAlive)).toEqual([]);
});

test("a reader that closes the pipe is not a failure", async () => {
  const script = `"${process.execPath}" apps/cli/main.ts ask shop.sqlite "how many customers" --explain | head -n 1`;
  const { spawnSync } = await import("node:child_process");
  const { stdout, stderr } = spawnSync("sh", ["-c", script], {
    cwd: join(import.meta.dirname, "../.."),
    env: { INIT_CWD: folder, PATH: process.env["PATH"] ?? "" },
    encoding: "utf8",
  });
  expect({ stdout, stderr }).toEqual({ stdout: "== Words\n", stderr: "" });
});

/** The system may list a killed process until it has cleaned up. */
function isAlive(pid: number): boolean {
  return existsSync(`/proc/${String(pid)}/exe`);
}
