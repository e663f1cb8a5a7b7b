import { setTimeout as wait } from "node:timers/promises";
import { invariant } from "@askery/model";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { createLog } from "../runtime/log.ts";
import { openStore, type Store, type StoreLocation } from "../store/open-store.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { waitUntil } from "../testing/wait-until.test-support.ts";
import { cancelJob } from "./cancel-job.ts";
import { enqueueJob } from "./enqueue-job.ts";
import { jobKind, type AnyJobKind, type JobControl } from "./job-kind.ts";
import { startJobRunner } from "./job-runner.ts";

const payload = z.object({});
const startMs = Date.parse("2026-11-20T12:00:30Z");

/** Opens servers that share a store, each with its own connection, and a clock that the test controls. */
async function openServers(location: StoreLocation) {
  let nowMs = startMs;
  const now = () => nowMs;
  const open = async () => {
    const store = await openStore(location);
    onTestFinished(() => store.destroy());
    return store;
  };
  const store = await open();
  return {
    store,
    now,
    advance: (ms: number) => void (nowMs += ms),
    startServer: async (kinds: readonly AnyJobKind[]) => {
      const timing = { pollMs: 5, leaseMs: 60 };
      const log = createLog("fatal");
      const runner = startJobRunner({ store: await open(), now, log, kinds, timing });
      onTestFinished(() => runner.close());
      return runner;
    },
    read: () => readJobs(store),
  };
}

function readJobs(store: Store) {
  return store
    .selectFrom("job")
    .select(["state", "attempts", "runAtMs", "lastError"])
    .orderBy("createdAtMs")
    .orderBy("runAtMs")
    .execute();
}

function untilAborted({ signal }: JobControl): Promise<void> {
  return wait(600_000, undefined, { signal });
}

describe.each(["embedded", "postgres"] as const)("on the store that is %s", (kind) => {
  async function servers() {
    if (kind === "embedded") return openServers({ kind, folder: makeTemporaryFolder() });
    const postgres = await postgresForTests();
    return "skipped" in postgres ? postgres : openServers({ kind, url: postgres.connectionString });
  }

  test("a tick runs once across three servers, and missed ticks run once", async (context) => {
    const shared = await servers();
    if ("skipped" in shared) return context.skip(shared.skipped);
    const ran: number[] = [];
    const kinds = [
      jobKind({
        name: "tick",
        payload,
        schedule: { cron: "* * * * *", timeZone: "UTC" },
        run: async () => void ran.push(shared.now()),
      }),
    ];
    const next = (atMs: number) => waitUntil(async () => (await shared.read()).at(-1)?.runAtMs === atMs);
    for (let server = 0; server < 3; server++) await shared.startServer(kinds);
    const minuteMs = 60_000;
    const firstMs = startMs + minuteMs / 2;
    await next(firstMs);
    expect(ran).toEqual([]);
    for (let tick = 0; tick < 5; tick++) {
      shared.advance(minuteMs);
      await next(firstMs + (tick + 1) * minuteMs);
    }
    shared.advance(60 * minuteMs);
    await next(firstMs + 65 * minuteMs);
    expect(ran).toEqual([1, 2, 3, 4, 5, 65].map((minutes) => startMs + minutes * minuteMs));
    // The last run, which is done, and the next one.
    expect(await shared.read()).toMatchObject([{ state: "done" }, { state: "waiting", attempts: 0 }]);
  });

  test("a failed job is tried again, later each time, and fails after the last attempt", async (context) => {
    const shared = await servers();
    if ("skipped" in shared) return context.skip(shared.skipped);
    let tries = 0;
    const broken = jobKind({
      name: "broken",
      payload,
      run: async () => {
        tries++;
        throw new Error(`failure ${tries} at postgres://ada:secret@db/shop`);
      },
    });
    await enqueueJob(shared, { kind: broken, payload: {} });
    await shared.startServer([broken]);
    const after = (attempts: number) =>
      waitUntil(async () => {
        const [job] = await shared.read();
        return job?.state !== "running" && job?.attempts === attempts && job;
      });
    const first = await after(1);
    expect(first).toMatchObject({
      state: "waiting",
      lastError: "failure 1 at postgres://[redacted]@db/shop",
    });
    expect(first.runAtMs - startMs).toBeGreaterThanOrEqual(5_000);
    expect(first.runAtMs - startMs).toBeLessThanOrEqual(10_000);
    shared.advance(10_000);
    expect((await after(2)).runAtMs - shared.now()).toBeGreaterThanOrEqual(10_000);
    shared.advance(20_000);
    expect(await after(3)).toMatchObject({
      state: "failed",
      lastError: "failure 3 at postgres://[redacted]@db/shop",
    });
    expect(tries).toBe(3);
  });

  test("a job that runs on another server is cancelled, and a waiting one is cancelled at once", async (context) => {
    const shared = await servers();
    if ("skipped" in shared) return context.skip(shared.skipped);
    const endless = jobKind({
      name: "endless",
      payload,
      run: async (_payload, control) => {
        control.reportProgress({ done: 2, total: 5 });
        await untilAborted(control);
      },
    });
    const runningId = await enqueueJob(shared, { kind: endless, payload: {} });
    const waitingId = await enqueueJob(shared, { kind: endless, payload: {}, runAtMs: startMs + 1_000 });
    invariant(runningId !== null && waitingId !== null, "Jobs without a key are added.");
    await shared.startServer([endless]);
    const progress = () =>
      shared.store.selectFrom("job").select("progress").where("id", "=", runningId).executeTakeFirst();
    await waitUntil(async () => (await progress())?.progress === '{"done":2,"total":5}');
    await cancelJob(shared, runningId);
    await cancelJob(shared, waitingId);
    await waitUntil(async () => (await shared.read()).every(({ state }) => state === "cancelled"));
    expect(await shared.read()).toMatchObject([{ attempts: 1 }, { attempts: 0 }]);
    await expect(cancelJob(shared, runningId)).rejects.toThrow("This job is already cancelled.");
  });

  test("a server that stops releases its jobs, and a key exists only once", async (context) => {
    const shared = await servers();
    if ("skipped" in shared) return context.skip(shared.skipped);
    let begun = 0;
    const report = jobKind({
      name: "report",
      payload,
      run: async (_payload, control) => {
        begun++;
        if (begun === 1) await untilAborted(control);
      },
    });
    const add = () => enqueueJob(shared, { kind: report, payload: {}, key: "report 1" });
    const added = await Promise.all([add(), add(), add()]);
    expect(added.filter((id) => id !== null)).toHaveLength(1);
    const first = await shared.startServer([report]);
    await waitUntil(() => begun === 1);
    await first.close();
    expect(await shared.read()).toMatchObject([{ state: "waiting", attempts: 0 }]);
    await shared.startServer([report]);
    await waitUntil(async () => (await shared.read())[0]?.state === "done");
    expect([begun, await add()]).toEqual([2, expect.any(String)]);
  });

  test("a job whose servers end repeatedly fails", async (context) => {
    const shared = await servers();
    if ("skipped" in shared) return context.skip(shared.skipped);
    const deadly = jobKind({ name: "deadly", payload, maxAttempts: 1, run: async () => undefined });
    await enqueueJob(shared, { kind: deadly, payload: {} });
    await shared.store
      .updateTable("job")
      .set({ state: "running", attempts: 1, leaseHolder: "gone", leaseUntilMs: shared.now() - 1 })
      .execute();
    await shared.startServer([deadly]);
    await waitUntil(async () => (await shared.read())[0]?.state === "failed");
    expect(await shared.read()).toMatchObject([{ attempts: 2, lastError: "The server that ran it ended." }]);
  });
});
