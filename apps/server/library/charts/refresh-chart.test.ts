import type { ChartSummary, Database, SavedChart } from "@askery/api";
import { defaultSettings, type AskSettings } from "@askery/model";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";

interface DatedShop {
  readonly save: (question: string, at: string, settings?: Partial<AskSettings>) => Promise<string>;
  /** Refreshes a chart at a given time, and returns the days that it counts and their description. */
  readonly refresh: (chartId: string, at: string) => Promise<string>;
  /** Stores a chart's plan in the format from before periods had a kind. */
  readonly storeOldPlan: (chartId: string) => Promise<void>;
}

/** A shop with one visit per day from 2025 to 2029, and a clock that the test controls. */
async function openDatedShop(): Promise<DatedShop> {
  const { folder, path, change } = writeShopFile();
  change(`CREATE TABLE visits (id INTEGER PRIMARY KEY, visited_on DATE NOT NULL, visitors INTEGER NOT NULL);
    WITH RECURSIVE day(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM day WHERE n < 1825)
    INSERT INTO visits SELECT n + 1, date('2025-01-01', n || ' days'), 1 FROM day`);
  let nowMs = Date.parse("2026-11-20T12:00:00Z");
  const server = await startTestServer({ environment: { fileFolders: [folder] }, now: () => nowMs });
  const ada = await signUpPerson(server, "Ada");
  const { body } = await ada.browser.post("/api/databases", {
    name: "Shop",
    connection: { kind: "sqlite", path },
  });
  const { id } = (body as { readonly database: Database }).database;
  const { id: conversationId } = await startConversation(ada, id);
  return {
    save: async (question, at, settings = {}) => {
      nowMs = Date.parse(at);
      const changed = await ada.browser.request(`/api/databases/${id}`, {
        method: "PATCH",
        body: { settings: { ...defaultSettings, ...settings } },
      });
      expect(changed.status).toBe(200);
      const { turn } = await ask(ada, conversationId, question);
      const saved = await ada.browser.post(`/api/turns/${turn.id}/charts`, {});
      expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
      return (saved.body as ChartSummary).id;
    },
    refresh: async (chartId, at) => {
      nowMs = Date.parse(at);
      const { status, body: refreshed } = await ada.browser.post(`/api/charts/${chartId}/refresh`);
      expect(status).toBe(200);
      const chart = refreshed as SavedChart;
      const dates = [...chart.sql.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([date]) => date);
      return `${dates.join(" to ")}: ${chart.caption.subtitle}`;
    },
    storeOldPlan: async (chartId) => {
      const {
        id: resultId,
        plan,
        statement,
      } = await server.store
        .selectFrom("chart")
        .innerJoin("result", "result.id", "chart.resultId")
        .select(["result.id", "result.plan", "result.statement"])
        .where("chart.id", "=", chartId)
        .executeTakeFirstOrThrow();
      const [from, to] = [...statement.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([date]) => date);
      const period = `"period":${JSON.stringify({ from, to })}`;
      const old = plan.replace(/"period":\{"kind":"relative".*?\}(?=,"words")/, period);
      expect(old).toContain(period);
      await sql`UPDATE result SET plan = ${old} WHERE id = ${resultId}`.execute(server.store);
    },
  };
}

test("a saved relative period moves forward with the day of the refresh", async () => {
  const shop = await openDatedShop();
  const month = await shop.save("number of visits this month", "2026-12-31T12:00:00Z");
  expect([
    await shop.refresh(month, "2026-12-31T12:00:00Z"),
    await shop.refresh(month, "2027-01-01T12:00:00Z"),
    await shop.refresh(month, "2028-02-29T12:00:00Z"),
  ]).toEqual([
    "2026-12-01 to 2027-01-01: Visits, Dec 2026",
    "2027-01-01 to 2027-02-01: Visits, Jan 2027",
    "2028-02-01 to 2028-03-01: Visits, Feb 2028",
  ]);
});

test("on a leap day, a year earlier is 28 February", async () => {
  const shop = await openDatedShop();
  const before = await shop.save("number of visits same period last year", "2027-03-15T12:00:00Z");
  const yesterday = await shop.save("number of visits yesterday", "2027-03-15T12:00:00Z");
  expect([
    await shop.refresh(before, "2028-02-28T12:00:00Z"),
    await shop.refresh(before, "2028-02-29T12:00:00Z"),
    await shop.refresh(yesterday, "2028-03-01T12:00:00Z"),
  ]).toEqual([
    "2027-01-01 to 2027-03-01: Visitors, 1 Jan – 28 Feb 2027",
    "2027-01-01 to 2027-03-01: Visitors, 1 Jan – 28 Feb 2027",
    "2028-02-29 to 2028-03-01: Visits, 29 Feb 2028",
  ]);
});

test("weeks and fiscal years start as the database's settings say", async () => {
  const shop = await openDatedShop();
  const settings = { weekStart: "sunday", fiscalYearStartMonth: 4 } as const;
  const week = await shop.save("number of visits this week", "2026-11-20T12:00:00Z", settings);
  const year = await shop.save("number of visits this fiscal year", "2026-11-20T12:00:00Z", settings);
  expect([
    await shop.refresh(week, "2026-11-21T12:00:00Z"),
    await shop.refresh(week, "2026-11-22T12:00:00Z"),
    await shop.refresh(year, "2027-03-31T12:00:00Z"),
    await shop.refresh(year, "2027-04-01T12:00:00Z"),
  ]).toEqual([
    "2026-11-15 to 2026-11-22: Visits, 15 Nov – 21 Nov 2026",
    "2026-11-22 to 2026-11-29: Visits, 22 Nov – 28 Nov 2026",
    "2026-04-01 to 2027-04-01: Visits, 1 Apr 2026 – 31 Mar 2027",
    "2027-04-01 to 2028-04-01: Visits, 1 Apr 2027 – 31 Mar 2028",
  ]);
});

test.each([
  ["America/New_York", "2026-12-31 to 2027-01-01: Visits, 31 Dec 2026"],
  ["Asia/Tokyo", "2027-01-01 to 2027-01-02: Visits, 1 Jan 2027"],
])("at the same time it is another day in %s", async (timeZone, expected) => {
  const shop = await openDatedShop();
  const today = await shop.save("number of visits today", "2026-11-20T12:00:00Z", { timeZone });
  expect(await shop.refresh(today, "2027-01-01T02:00:00Z")).toBe(expected);
});

test("a chart from before relative periods existed gets one at its first refresh, if its question implies it", async () => {
  const shop = await openDatedShop();
  const month = await shop.save("number of visits this month", "2026-11-20T12:00:00Z");
  await shop.storeOldPlan(month);
  expect(await shop.refresh(month, "2027-01-10T12:00:00Z")).toBe(
    "2027-01-01 to 2027-02-01: Visits, Jan 2027",
  );
  expect(await shop.refresh(month, "2027-02-10T12:00:00Z")).toBe(
    "2027-02-01 to 2027-03-01: Visits, Feb 2027",
  );
});
