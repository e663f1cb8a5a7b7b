import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder, startTestServer } from "../testing/start-test-server.test-support.ts";
import { lockFolder } from "./lock-folder.ts";

const refusal = (folder: string) => ({
  code: "store-locked",
  message: `Another Askery is using the data folder ${folder}.`,
  fix: "Stop it first, or start this one with another folder: ASKERY_DATA=/some/other/folder.",
});

/** Starts another process that holds the lock until it is killed. */
async function holdElsewhere(folder: string): Promise<ChildProcess> {
  const module = fileURLToPath(new URL("lock-folder.ts", import.meta.url));
  const program = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    globalThis.lock = lockFolder(${JSON.stringify(folder)});
    console.log("held");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

test("a folder can be locked by one process at a time", () => {
  const folder = makeTemporaryFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(expect.objectContaining(refusal(folder)));
  lock.release();
  lock.release();
  lockFolder(folder).release();
});

test("a lock of another process is refused; when that process is killed, the folder is free at once", async () => {
  const folder = makeTemporaryFolder();
  const other = await holdElsewhere(folder);
  expect(() => lockFolder(folder)).toThrow(expect.objectContaining(refusal(folder)));
  other.kill("SIGKILL");
  await once(other, "exit");
  lockFolder(folder).release();
});

test("a second server on a data folder is refused, and the first one continues", async () => {
  const first = await startTestServer();
  const { dataFolder } = first;
  await expect(startTestServer({ dataFolder })).rejects.toMatchObject(refusal(dataFolder));
  expect((await first.request("/api/health")).status).toBe(200);
  await first.close();
  const next = await startTestServer({ dataFolder });
  expect((await next.request("/api/health")).status).toBe(200);
});
