import type { Turn } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { answerOf, openTrustShop, readTurn } from "../open-shop.test-support.ts";

const unchanged = { added: [], removed: [], retyped: [] };

describeStores((environment) => {
  test("after a restart and years later, an answer has the same SQL, byte for byte, and the same rows", async () => {
    let nowMs = Date.parse("2026-11-20T12:00:00Z");
    const shop = await openTrustShop({ ...environment(), now: () => nowMs });
    shop.change(`CREATE TABLE visits (id INTEGER PRIMARY KEY, visited_on DATE NOT NULL, visitors INTEGER NOT NULL);
      INSERT INTO visits VALUES (1, '2026-10-05', 3), (2, '2026-10-20', 4), (3, '2027-10-20', 5)`);
    await shop.sync();
    const turn = await shop.ask("visitors last month");
    nowMs = Date.parse("2028-03-01T12:00:00Z");
    await shop.restart();
    expect(await shop.reproduce(turn)).toEqual({
      kind: "compared",
      ranAtMs: nowMs,
      today: "2026-11-20",
      isSameSql: true,
      sql: answerOf(turn).sql,
      changes: [],
      difference: {
        columns: unchanged,
        rows: { same: 1, changed: 0, added: 0, removed: 0 },
        compared: answerOf(turn).table.columns.map(({ name }) => name),
        examples: [],
      },
      isTruncated: false,
    });
    // Nothing is saved.
    expect(await readTurn(shop.ada, turn.id)).toEqual(turn);
  });

  test("rows that were added, removed and changed are shown", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask("total of orders by city");
    shop.change(`INSERT INTO customers VALUES (4, 'Di', 'Oslo', NULL); INSERT INTO orders VALUES (5, 4, 1), (6, 1, 2);
      DELETE FROM orders WHERE customer_id = 2`);
    expect(await shop.reproduce(turn)).toMatchObject({
      isSameSql: true,
      changes: [],
      difference: {
        rows: { same: 0, changed: 1, added: 1, removed: 1 },
        examples: [
          { kind: "changed", before: ["Paris", 37.5], after: ["Paris", 39.5] },
          { kind: "removed", before: ["Rome", 5] },
          { kind: "added", after: ["Oslo", 1] },
        ],
      },
    });
  });

  test("other SQL is shown with what has changed since: here the knowledge", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask("number of orders by city");
    const entry = { kind: "filter", table: "orders", condition: "total > 6" };
    await shop.send("POST", `/api/databases/${shop.databaseId}/knowledge`, { entry });
    const again = await shop.reproduce(turn);
    expect(again).toMatchObject({
      isSameSql: false,
      changes: ["knowledge"],
      difference: { rows: { same: 1, changed: 0, added: 0, removed: 1 } },
    });
    invariant(again.kind === "compared", "it runs");
    expect(again.sql).toContain("> 6");
  });

  test("an answer that a person changed is reproduced from its plan, a follow-up after its questions", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask("number of customers by city");
    const sql = "SELECT city, count(*) AS n FROM customers GROUP BY city ORDER BY city";
    await shop.ada.browser
      .request(`/api/turns/${turn.id}/sql`, { method: "POST", body: { sql } })
      .then((r) => r.text());
    expect(await shop.reproduce(turn)).toMatchObject({
      isSameSql: true,
      sql,
      difference: { rows: { same: 2 } },
    });
    const { body } = await shop.send("POST", `/api/databases/${shop.databaseId}/conversations`, {
      mode: "genesis",
    });
    const { id } = body as { readonly id: string };
    const ask = async (question: string) => {
      const asked = (await shop.send("POST", `/api/conversations/${id}/turns`, { question })).body as Turn;
      await shop.ada.browser.request(`/api/turns/${asked.id}/events`).then((r) => r.text());
      return readTurn(shop.ada, asked.id);
    };
    await ask("number of orders by city");
    const followed = await ask("only Paris");
    expect(await shop.reproduce(followed)).toMatchObject({
      isSameSql: true,
      sql: answerOf(followed).sql,
      difference: { rows: { same: 1, changed: 0 } },
    });
  });

  test("a question that is no longer understood is reported, and one without an answer has nothing to reproduce", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask("number of orders by city");
    shop.change("ALTER TABLE customers RENAME COLUMN city TO town");
    await shop.sync();
    expect(await shop.reproduce(turn)).toMatchObject({
      kind: "refused",
      sentence: expect.any(String) as string,
    });
    const refused = await shop.ask("wug of zorgs");
    const sent = await shop.send("POST", `/api/turns/${refused.id}/reproduction`);
    expect(sent.status).toBe(404);
  });
});
