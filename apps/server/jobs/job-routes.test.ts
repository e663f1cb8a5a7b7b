import type { Job, Page } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";
import { enqueueJob } from "./enqueue-job.ts";

const nowMs = Date.parse("2026-11-20T12:00:30Z");

describeStores((environment) => {
  async function open() {
    const server = await startTestServer({
      environment: environment(),
      now: () => nowMs,
      jobTiming: { pollMs: 1e8 },
    });
    const context = { store: server.store, now: () => nowMs };
    const add = async (minutes: number, key: string | null = null) => {
      const kind = { name: "send-report", payload: z.object({}) };
      const id = await enqueueJob(context, { kind, payload: {}, key, runAtMs: nowMs + minutes * 60_000 });
      invariant(id, "No other job has the key.");
      return id;
    };
    return { server, add, owner: await signUpPerson(server, "Ada") };
  }

  test("the server's owner sees jobs in pages, by kind and state; other users see none", async () => {
    const { server, add, owner } = await open();
    const ids = [await add(3), await add(2), await add(1)];
    const read = async (query: string) => {
      const { body } = await owner.browser.get(`/api/jobs?kind=send-report&${query}`);
      return body as Page<Job>;
    };
    const first = await read("limit=2");
    const second = await read(`limit=2&cursor=${first.nextCursor ?? ""}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect([second.nextCursor, await read("state=failed")]).toEqual([null, { items: [], nextCursor: null }]);
    expect(first.items[0]).toEqual({
      id: ids[0],
      kind: "send-report",
      state: "waiting",
      isCancelling: false,
      runAtMs: nowMs + 180_000,
      schedule: null,
      attempts: 0,
      maxAttempts: 3,
      progress: null,
      lastError: null,
      startedAtMs: null,
      finishedAtMs: null,
    });
    const { body } = await owner.browser.get("/api/jobs?kind=start-due-syncs");
    expect(body).toMatchObject({
      items: [{ schedule: { cron: "* * * * *", timeZone: "UTC" }, runAtMs: nowMs + 30_000 }],
    });
    const bob = await signUpPerson(server, "Bob");
    expect((await bob.browser.get("/api/jobs")).status).toBe(403);
    expect([
      (await owner.browser.get("/api/me")).body,
      (await bob.browser.get("/api/me")).body,
    ]).toMatchObject([{ isServerOwner: true }, { isServerOwner: false }]);
  });

  test("a waiting job is cancelled, and can be run again once", async () => {
    const { add, owner } = await open();
    const id = await add(5);
    const post = (what: string) => owner.browser.post(`/api/jobs/${id}/${what}`);
    expect(await post("cancel")).toMatchObject({
      status: 200,
      body: { state: "cancelled", finishedAtMs: nowMs },
    });
    expect(await post("cancel")).toMatchObject({ status: 409 });
    const again = { status: 200, body: { id, state: "waiting", runAtMs: nowMs, finishedAtMs: null } };
    expect(await post("run")).toMatchObject(again);
    expect(await post("run")).toMatchObject(again);
  });

  test("running a failed job now moves its waiting next run forward, and a job that is done is refused", async () => {
    const { server, add, owner } = await open();
    const failed = await add(0, "report 1");
    const set = (state: "failed" | "done") =>
      server.store.updateTable("job").set({ state, finishedAtMs: nowMs }).where("id", "=", failed).execute();
    await set("failed");
    const next = await add(60, "report 1");
    const run = () => owner.browser.post(`/api/jobs/${failed}/run`);
    expect(await run()).toMatchObject({ status: 200, body: { id: next, runAtMs: nowMs } });
    await set("done");
    expect(await run()).toMatchObject({ status: 409 });
  });
});
