import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFile, type Connector } from "@askery/connectors";
import { defaultSettings, invariant, type InvestigationReport } from "@askery/model";
import { buildSampleDatabase } from "@askery/sample";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type AskableDatabase } from "../connect-database.ts";
import { investigateDatabase } from "./investigate-database.ts";

/** The stories that are planted in the sample shop (docs/sample-database.md), asked about in plain English. */
const today = "2026-11-20";
let folder: string;
let connector: Connector;
let database: AskableDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "askery-stories-"));
  const path = join(folder, "shop.duckdb");
  await buildSampleDatabase({ path, today });
  connector = await openFile(path, { maxProcesses: 1 });
  database = await connectDatabase(connector);
}, 240_000);
afterAll(async () => {
  await connector.close();
  await rm(folder, { recursive: true });
});

const limit = 180_000;

test("1: revenue fell from 12 May on, for online orders by card and PayPal", { timeout: limit }, async () => {
  const report = await investigate("Why did revenue fall in May?");
  expect(report.answer[0]?.text).toBe("Revenue fell by 11% in May 2026: €588k, after €661k in Apr 2026.");
  expect(textsOf(report.answer)).toMatch(/It happened from 12 May to \d\d May 2026/);
  expect(textsOf(report.findings.slice(0, 2))).toMatch(
    /Where payment method is Card and there is no store, revenue fell .*Where payment method is PayPal/,
  );
  // What is said about a column is not denied further down.
  expect(textsOf(report.nothing)).not.toMatch(/payment method/i);
});

test("1: orders fell on the same days, for the same payments", { timeout: limit }, async () => {
  const { findings } = await investigate("Why did orders fall in May?");
  expect(findings[0]?.text).toMatch(
    /^Where payment method is Card and there is no store, number of orders fell .*\(−8\d%\)/,
  );
  expect(findings[1]?.text).toMatch(/^Where payment method is PayPal[^,]*, number of orders fell /);
});

test("2 and 6: short video took over from the newsletter, and Poland grows", { timeout: limit }, async () => {
  const { findings } = await investigate("Why did orders change in 2026 compared to last year?");
  const found = textsOf(findings);
  expect(found).toMatch(/Where channel is Short video, number of orders rose/);
  expect(found).toMatch(/Where channel is Newsletter, number of orders fell/);
  expect(found).toMatch(/country is Poland[^.]*, number of orders rose/);
});

test("3: one chair comes back", { timeout: limit }, async () => {
  const { findings } = await investigate("What drives the return rate of order lines since September?");
  expect(textsOf(findings)).toContain(
    "Where product is Halden Dining Chair, return rate is 39%; for all others together it is 4.7%.",
  );
});

test("3: over all time, textiles come back more often", { timeout: limit }, async () => {
  const { findings } = await investigate("What drives returns?");
  expect(findings[0]?.text).toMatch(/^Where category is Textiles, return rate is 8\.\d%/);
  expect(textsOf(findings)).toMatch(/Where order channel is Short video, return rate is 8\.\d%/);
  // All of them are single values: no pair is named for what one of its values has.
  expect(findings.filter(({ part }) => part?.length !== 1)).toEqual([]);
});

test("4: a carrier is slow", { timeout: limit }, async () => {
  const { findings } = await investigate("What drives delivery days since September?");
  expect(findings[0]?.text).toMatch(/^Where carrier is Falkenpost, average delivery days is 7\.11 days/);
});

test("5: a supplier asks for more, which costs margin", { timeout: limit }, async () => {
  const { findings } = await investigate("Why did the margin rate fall in March?");
  expect(textsOf(findings)).toMatch(
    /Where supplier is Cerâmica do Vale, margin by revenue fell from 57% to 48%/,
  );
});

test("7: garden has a season", { timeout: limit }, async () => {
  const { answer } = await investigate("Why did revenue from garden fall in August?");
  expect(textsOf(answer)).toMatch(/The season explains at least half of it: a year earlier it fell by \d\d%/);
});

test("8: a staff coupon leaked on three days", { timeout: limit }, async () => {
  const { answer, findings } = await investigate("Why did the profit margin fall in January?");
  expect(textsOf(answer)).toMatch(/It happened from 21 Jan to 23 Jan 2026/);
  expect(findings[0]?.text).toMatch(
    /^Where coupon code is STAFF50, margin by revenue is 4\.0%, and this part is new/,
  );
});

test("9: short video made a lamp famous", { timeout: limit }, async () => {
  const { findings } = await investigate("Why did short video revenue rise in April?");
  expect(findings[0]?.text).toMatch(/^Where product is Lumo Table Lamp, revenue rose from €121 to €15\.0k/);
});

test(
  "what is unusual is looked for in all main figures, and named with what is usual",
  { timeout: limit },
  async () => {
    const may = await investigate("What is unusual in May?");
    expect(textsOf(may.findings)).toMatch(
      /Number of orders where payment method is PayPal, 11 May – 17 May 2026: 28, where about 116 is usual \(−76%\)\./,
    );
    const january = await investigate("What is unusual in January?");
    expect(january.findings[0]?.text).toBe(
      "Number of orders where coupon code is STAFF50, 19 Jan – 25 Jan 2026: 78, where about 0 is usual.",
    );
  },
);

test("the customers who are lost are those of the table of customers", { timeout: limit }, async () => {
  const { answer } = await investigate("Which customers are we losing?");
  expect(answer[0]?.text).toMatch(/^[\d,]+ of [\d,]+ customers with at least 4 orders are silent /);
});

test(
  "a quiet week has nothing unusual, and the report says how much was judged",
  { timeout: limit },
  async () => {
    const { answer, findings, nothing, caveats } = await investigate("What is unusual this week?");
    expect(findings).toEqual([]);
    expect(textsOf(answer)).toMatch(
      /^Nothing is unusual from 9 Nov to 19 Nov 2026: \d+ figures are within what is usual\.$/,
    );
    expect(textsOf(nothing)).toMatch(/^As usual: order total as a whole and by channel, /);
    expect(caveats[0]).toBe(
      "The period is not over. Of its last week, only what is too much already can be named.",
    );
  },
);

async function investigate(question: string): Promise<InvestigationReport> {
  const { signal } = new AbortController();
  const investigation = { question, without: [] };
  let found: InvestigationReport | null = null;
  const events = investigateDatabase({
    database,
    investigation,
    today,
    settings: defaultSettings,
    signal,
    now: () => 0,
  });
  for await (const event of events) if (event.kind === "report") found = event.report;
  invariant(found, "the question can be investigated");
  return found;
}

function textsOf(sentences: readonly { readonly text: string }[]): string {
  return sentences.map(({ text }) => text).join(" ");
}
