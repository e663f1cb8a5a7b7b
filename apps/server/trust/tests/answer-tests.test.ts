import type {
  AnswerTest,
  Expectation,
  listTestRuns,
  Notification,
  Page,
  ResultOf,
  TestRun,
  Turn,
} from "@askery/api";
import { expect, test } from "vitest";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { openTrustShop, type TrustShop } from "../open-shop.test-support.ts";

const exact: Expectation = { kind: "values", tolerance: null };

async function keep({ send }: TrustShop, turn: Turn, expectation: Expectation): Promise<AnswerTest> {
  const { status, body } = await send("POST", `/api/turns/${turn.id}/tests`, { expectation });
  expect(status).toBe(200);
  return body as AnswerTest;
}

const pathOf = ({ databaseId }: TrustShop, { id }: AnswerTest) =>
  `/api/databases/${databaseId}/answer-tests/${id}`;

async function run(shop: TrustShop, one: AnswerTest): Promise<AnswerTest> {
  return (await shop.send("POST", `${pathOf(shop, one)}/runs`)).body as AnswerTest;
}

async function readRuns(shop: TrustShop, one: AnswerTest): Promise<readonly TestRun[]> {
  const { body } = await shop.send("GET", `${pathOf(shop, one)}/runs`);
  return (body as ResultOf<typeof listTestRuns>).runs;
}

async function list({ send, databaseId }: TrustShop, state: string): Promise<readonly AnswerTest[]> {
  const { body } = await send("GET", `/api/databases/${databaseId}/answer-tests?state=${state}`);
  return (body as Page<AnswerTest>).items;
}

const countNotifications = async ({ send }: TrustShop) =>
  ((await send("GET", "/api/notifications")).body as Page<Notification>).items.map(({ title }) => title);

describeStores((environment) => {
  test("a test of values fails with what differs, and editors are notified once; its runs are listed", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask("total of orders by city");
    const one = await keep(shop, turn, exact);
    expect(one).toMatchObject({
      question: "total of orders by city",
      state: "passed",
      author: { name: "Ada" },
    });
    expect(await list(shop, "failed")).toEqual([]);
    shop.change("INSERT INTO orders VALUES (5, 1, 1)");
    expect(await run(shop, one)).toMatchObject({ state: "failed" });
    expect((await run(shop, one)).state).toBe("failed");
    expect(await countNotifications(shop)).toEqual([
      "“total of orders by city” no longer has the expected answer",
    ]);
    expect((await list(shop, "failed")).map(({ id }) => id)).toEqual([one.id]);
    const runs = await readRuns(shop, one);
    expect(runs.map(({ state }) => state)).toEqual(["failed", "failed", "passed"]);
    expect(runs[0]).toMatchObject({
      cause: "person",
      startedBy: { name: "Ada" },
      outcome: {
        kind: "compared",
        isSameSql: true,
        difference: { examples: [{ kind: "changed", before: ["Paris", 37.5], after: ["Paris", 38.5] }] },
      },
    });
    await shop.send("DELETE", pathOf(shop, one));
    expect(await list(shop, "all")).toEqual([]);
    expect((await shop.send("POST", `${pathOf(shop, one)}/restore`)).body).toMatchObject({ id: one.id });
  });

  test("a tolerance allows small differences, a shape any values; an answer that fails to compute is broken", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask("total of orders by city");
    const percent = await keep(shop, turn, { kind: "values", tolerance: { unit: "percent", amount: 3 } });
    const shape = await keep(shop, turn, { kind: "shape" });
    shop.change("INSERT INTO orders VALUES (5, 1, 1)");
    expect([(await run(shop, percent)).state, (await run(shop, shape)).state]).toEqual(["passed", "passed"]);
    shop.change("INSERT INTO orders VALUES (6, 1, 1)");
    expect([(await run(shop, percent)).state, (await run(shop, shape)).state]).toEqual(["failed", "passed"]);
    shop.change("ALTER TABLE customers RENAME COLUMN city TO town");
    await shop.sync();
    expect((await run(shop, shape)).state).toBe("broken");
    expect((await readRuns(shop, shape))[0]?.outcome).toMatchObject({ kind: "broken" });
  });

  test(
    "tests run by themselves after a change, with another version and on their schedule",
    { timeout: 90_000 },
    async () => {
      let nowMs = Date.parse("2026-11-20T12:00:00Z");
      const shop = await openTrustShop({ ...environment(), now: () => nowMs });
      const one = await keep(shop, await shop.ask("number of orders by city"), exact);
      const cause = async () => (await readRuns(shop, one))[0]?.cause;
      const waitFor = async (wanted: TestRun["cause"]) => {
        nowMs += 61_000;
        await expect.poll(cause, { timeout: 20_000, interval: 200 }).toBe(wanted);
      };
      const entry = { kind: "filter", table: "orders", condition: "total > 6" };
      await shop.send("POST", `/api/databases/${shop.databaseId}/knowledge`, { entry });
      await waitFor("change");
      expect((await list(shop, "failed")).length).toBe(1);
      const { store } = shop.server();
      await store.updateTable("answerTest").set({ checkedVersion: "0.0.1" }).execute();
      await waitFor("version");
      expect((await shop.send("PATCH", pathOf(shop, one), { schedule: "daily" })).body).toMatchObject({
        schedule: "daily",
      });
      nowMs = Date.parse("2026-11-21T05:00:00Z");
      await waitFor("schedule");
      // Nothing is due any longer.
      const count = (await readRuns(shop, one)).length;
      nowMs += 61_000;
      await expect.poll(async () => (await readRuns(shop, one)).length, { timeout: 3_000 }).toBe(count);
    },
  );
});
