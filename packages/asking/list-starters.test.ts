import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { defineGlossary } from "./connect-database.ts";
import { listStarters } from "./list-starters.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const context = { today: "2026-11-20", settings: defaultSettings, now: () => 0 };

test("starters are questions that find something", async () => {
  const starters = await listStarters({ ...context, database: shop.database });
  expect(starters.length).toBeGreaterThanOrEqual(6);
  for (const text of starters) {
    const outcome = await askDatabase({ ...context, database: shop.database, text });
    expect([text, outcome.kind === "answered" && outcome.answer.table.rowCount > 0]).toEqual([text, true]);
  }
});

test("there are no more than requested", async () => {
  const starters = await listStarters({ ...context, database: shop.database, count: 2 });
  expect(starters).toHaveLength(2);
});

test("saved examples come first, if they find something", async () => {
  const example = (question: string, sql: string) => ({ question, sql, author: "Ada" });
  const database = defineGlossary(shop.database, {
    entries: [],
    examples: [
      example("Which cities have the best customers?", "SELECT DISTINCT city FROM customers"),
      example("Who has left?", "SELECT name FROM customers WHERE 1 = 2"),
      example("How many visits?", "SELECT count(*) FROM visits"),
      example("Who should go?", "DROP TABLE customers"),
      example("Who is who?", "SELECT name FROM customers"),
    ],
  });
  const starters = await listStarters({ ...context, database });
  expect(starters.slice(0, 2)).toEqual(["Which cities have the best customers?", "Who is who?"]);
  expect(starters.length).toBeGreaterThan(4);
  expect(starters.join()).not.toMatch(/left|visits|go\?/);
});
