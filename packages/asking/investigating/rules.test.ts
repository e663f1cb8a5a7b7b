import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defineGlossary } from "../connect-database.ts";
import { readRule } from "../rules/read-rule.ts";
import { openRuledShop } from "../rules/ruled-shop.test-support.ts";
import type { SmallShop } from "../small-shop.test-support.ts";
import { investigateDatabase } from "./investigate-database.ts";
import { runToEnd } from "./run-to-end.ts";

/** Investigations of a database with a rule about the rows that count. */
let shop: SmallShop;
beforeAll(async () => {
  shop = await openRuledShop();
});
afterAll(() => shop.close());

const calendar = { today: "2026-11-20", settings: defaultSettings } as const;
const rule = "Quantity excludes cancelled orders";

test.each([
  ["Why did the total quantity change in October 2026?", "Quantity in Oct 2026, compared with Sep 2026"],
  ["Compare the total quantity in Paris and Rome", "Quantity for Rome, compared with Paris"],
])("a rule is named once, as it was written, and not in each title: %s", async (question, title) => {
  const found = readRule(rule, { database: shop.database.prepared, ...calendar });
  if (found.kind === "refused") throw new Error(found.message);
  const database = defineGlossary(shop.database, {
    entries: [],
    filters: found.effects.flatMap(({ effect }) =>
      effect.kind === "filter" ? [{ ...effect, text: rule, id: "r1" }] : [],
    ),
  });
  const run = await runToEnd(
    investigateDatabase({
      database,
      ...calendar,
      investigation: { question, without: [] },
      signal: new AbortController().signal,
      now: () => 0,
    }),
  );
  expect(run.title).toBe(title);
  expect(run.report.caveats).toContain(`A rule of this database applies: “${rule}”`);
  expect(run.results[0]?.sql).toMatch(/cancelled/);
});
