import type { Database, SyncStatus } from "@askery/api";
import { expect, test } from "vitest";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { findDatabaseOf } from "../../testing/ask.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { findDueDatabases } from "./start-due-syncs.ts";

const hourMs = 60 * 60 * 1000;

describeStores((environment) => {
  test("a database is due one period after its last sync, and never while the schedule is off", async () => {
    let nowMs = Date.parse("2026-11-20T12:00:00Z");
    const server = await startTestServer({
      environment: environment(),
      now: () => nowMs,
      // Keeps the job from syncing databases during this test.
      jobTiming: { pollMs: 1e8 },
    });
    const ada = await signUpPerson(server, "Ada");
    const { id } = (await findDatabaseOf(ada)) satisfies Database;
    const due = () => findDueDatabases({ store: server.store, now: () => nowMs });
    const schedule = async (schedule: string) => {
      const path = `/api/databases/${id}/sync-schedule`;
      const response = await ada.browser.request(path, { method: "PUT", body: { schedule } });
      return (await response.json()) as SyncStatus;
    };
    expect(await due()).toEqual([]);
    expect(await schedule("hourly")).toEqual({
      schedule: "hourly",
      nextAtMs: nowMs,
      readAtMs: null,
      tableCount: null,
      runningId: null,
    });
    expect(await due()).toEqual([id]);
    await server.store
      .insertInto("sync")
      .values({
        id: "one",
        workspaceId: id,
        state: "failed",
        startedById: null,
        tableCount: null,
        changes: "[]",
        withheld: "[]",
        affected: "[]",
        failure: null,
        startedAtMs: nowMs,
        finishedAtMs: nowMs,
      })
      .execute();
    expect(await due()).toEqual([]);
    nowMs += hourMs;
    expect(await due()).toEqual([id]);
    expect(await schedule("daily")).toMatchObject({ nextAtMs: nowMs + 23 * hourMs });
    expect(await due()).toEqual([]);
    await schedule("off");
    nowMs += 48 * hourMs;
    expect(await due()).toEqual([]);
  });
});
