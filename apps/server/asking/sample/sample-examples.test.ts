import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { ProcessGroup } from "@askery/process";
import { expect, onTestFinished, test } from "vitest";
import { linkSampleForTests } from "../../../../scripts/test-servers/sample.ts";
import { askingGroup } from "../../asking-process/asking-process.ts";
import { makeTemporaryFolder, startTestServer } from "../../testing/start-test-server.test-support.ts";
import { readAsServer } from "../../policies/current-limits.ts";
import { saveExamples } from "./sample-examples.ts";

test("examples are saved together, so no new account gets only some", async () => {
  const dataFolder = makeTemporaryFolder();
  await linkSampleForTests(dataFolder);
  const [name = ""] = readdirSync(join(dataFolder, "sample"));
  const sample = { path: join(dataFolder, "sample", name), today: name.slice(-17, -7) };
  const { store } = await startTestServer({ dataFolder });
  const asking = new ProcessGroup(
    askingGroup({ memoryMb: 512, maxProcesses: 1, idleMs: 60_000, budgetMb: 256 }),
  );
  onTestFinished(() => asking.close());
  const context = { store, asking, now: () => Date.parse("2026-11-20T12:00:00Z") };
  const readPositions = async () => {
    const rows = await store.selectFrom("sampleExample").select("position").orderBy("position").execute();
    return rows.map(({ position }) => position);
  };

  await sql`CREATE TRIGGER no_fourth BEFORE INSERT ON sample_example WHEN NEW.position = 3
    BEGIN SELECT RAISE(ABORT, 'not this one'); END`.execute(store);
  await expect(readAsServer(() => saveExamples(context, sample))).rejects.toThrow("not this one");
  expect(await readPositions()).toEqual([]);

  await sql`DROP TRIGGER no_fourth`.execute(store);
  await readAsServer(() => saveExamples(context, sample));
  expect(await readPositions()).toEqual([0, 1, 2, 3, 4]);
});
