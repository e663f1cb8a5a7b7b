import { defaultSettings, wholeDatabase, type ExplorationEvent } from "@askery/model";
import { expect, test } from "vitest";
import { openScripted } from "../scripted-database.test-support.ts";
import { exploreDatabase } from "./explore-database.ts";
import { planExploration } from "./plan-exploration.ts";

/** The order in which findings come: what is likely to matter first, each as soon as its query has ended. */
const database = openScripted(`
    CREATE TABLE rides (
      id INTEGER PRIMARY KEY, started_on DATE NOT NULL, line TEXT NOT NULL, ticket TEXT, fare REAL NOT NULL, km REAL NOT NULL);
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 1799)
      INSERT INTO rides (started_on, line, ticket, fare, km)
      SELECT date('2024-06-01', '+' || (n / 2) || ' days'), CASE n % 3 WHEN 0 THEN 'Harbor' WHEN 1 THEN 'Hill' ELSE 'Ring' END,
        CASE n % 5 WHEN 0 THEN NULL ELSE 'T' || (n % 4) END, 2 + n / 300.0 + (n * 7) % 11, 1 + (n * 13) % 17 FROM n;`);

const request = () => ({
  database: database(),
  exploration: { ...wholeDatabase, table: "rides" },
  today: "2026-11-20",
  settings: defaultSettings,
});

async function collect(): Promise<readonly ExplorationEvent[]> {
  const { signal } = new AbortController();
  const events: ExplorationEvent[] = [];
  for await (const event of exploreDatabase({ ...request(), signal, now: () => 0 })) events.push(event);
  return events;
}

test("courses of the main figures are asked first, then parts, then relations, and what is missing last", () => {
  const { candidates } = planExploration(request());
  const firstOf = (kind: string) => candidates.findIndex((one) => one.kind === kind);
  const order = ["series", "groups", "relation", "missing"].map(firstOf);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order[0]).toBe(0);
  expect(order).not.toContain(-1);
});

test("findings come one by one while later queries still run, the first one from the first queries", async () => {
  const { candidates } = planExploration(request());
  const early = candidates.slice(0, 3).map(({ id }) => id);
  const outcomes = (await collect()).flatMap((event) =>
    event.kind === "finding" ? [event.finding.id] : event.kind === "nothing" ? [event.id] : [],
  );
  expect(outcomes.length).toBeGreaterThan(6);
  expect(early).toContain(outcomes[0]);
});

test("the end names the findings in order of worth, however they came", async () => {
  const events = await collect();
  const scores = new Map(
    events.flatMap((event) => (event.kind === "finding" ? [[event.finding.id, event.finding.score]] : [])),
  );
  const last = events.at(-1);
  const best = last?.kind === "ended" ? last.best.map((id) => scores.get(id) ?? -1) : [];
  expect(best.length).toBeGreaterThan(3);
  expect(best).toEqual(best.toSorted((one, other) => other - one));
});
