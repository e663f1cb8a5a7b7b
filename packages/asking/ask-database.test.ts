import { defaultSettings, readDrawnColumns, type Outcome } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import type { Step } from "./step.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;

beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

/** A clock that advances by 10 ms with each call. */
function tickingClock() {
  let now = Date.parse("2026-11-20T12:00:00Z") - 10;
  return () => (now += 10);
}

function ask(text: string, onStep: (step: Step) => void = () => undefined): Promise<Outcome> {
  return askDatabase({
    database: shop.database,
    text,
    today: "2026-11-20",
    settings: defaultSettings,
    now: tickingClock(),
    onStep,
  });
}

async function refusedOf(questions: readonly string[]): Promise<readonly string[]> {
  const outcomes = await Promise.all(questions.map((question) => ask(question)));
  return questions.filter((_, index) => outcomes[index]?.kind === "refused");
}

test("an answer has the plan, its rows, a sentence, and a receipt with measured times", async () => {
  const times = new Map<string, number>();
  const outcome = await ask("total amount by city", (step) => "ms" in step && times.set(step.kind, step.ms));
  if (outcome.kind === "refused") throw new Error("refused");
  const { answer } = outcome;
  // The clock moves on with each look at it: planning looks at it in each of its parts, printing twice.
  const [planning = 0, printing = 0] = ["choosing-tables", "writing-sql"].map((kind) => times.get(kind));
  expect([planning > 0, printing]).toEqual([true, 10]);
  expect(answer.table.values).toEqual([
    ["Paris", "Rome"],
    [120, 30.5],
  ]);
  expect(answer.sentence).toContain("Paris");
  expect(answer.interpretation.restatement).toBe("order amount by city");
  expect(readDrawnColumns(answer.chart.spec).x?.column).toBe("city");
  expect(answer.receipt).toEqual({
    engine: "askery 0.1.0",
    statement: answer.statement,
    schemaFingerprint: shop.database.schemaFingerprint,
    askedAt: "2026-11-20T12:00:00.000Z",
    planningMs: planning + printing,
    runningMs: 20,
    rowCount: 2,
    timeZone: "UTC",
    today: "2026-11-20",
  });
});

test("steps are reported in order", async () => {
  const steps: Step[] = [];
  await ask("how many orders per month", (step) => steps.push(step));
  expect(steps.map(({ kind }) => kind)).toEqual([
    "reading-words",
    "choosing-tables",
    "writing-sql",
    "running",
    "received",
    "drawing",
  ]);
  const [, chosen, , , received] = steps;
  expect(chosen?.kind === "choosing-tables" && chosen.tables).toEqual(["orders"]);
  expect(received).toEqual({ kind: "received", rowCount: 3, ms: 20 });
});

test("a question to a busy database reports that it waits, then runs", async () => {
  const { connector } = shop.database;
  // Fill all slots with endless queries whose rows are never read.
  const others = await Promise.all(
    ["a", "b"].map((name) => connector.run({ dialect: "sqlite", text: endless(name), parameters: [] })),
  );
  const steps: string[] = [];
  const outcome = await ask("how many orders", ({ kind }) => {
    steps.push(kind);
    if (kind === "waiting") void Promise.all(others.map((one) => one.cancel()));
  });
  expect(outcome.kind).toBe("answered");
  expect(steps.slice(3)).toEqual(["waiting", "running", "received", "drawing"]);
});

function endless(name: string): string {
  return `WITH RECURSIVE ${name}(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM ${name}) SELECT n FROM ${name}`;
}

test("an answer's follow-ups can be answered", async () => {
  const outcome = await ask("total amount by city");
  const followUps = outcome.kind === "answered" ? outcome.answer.followUps : [];
  expect(followUps).not.toEqual([]);
  expect(await refusedOf(followUps)).toEqual([]);
});

test.each(["total amount by flavour", "what was the weather last week", "zork", "", "amount in Atlantis"])(
  "the refusal of “%s” suggests questions that can be answered, the same every time",
  async (text) => {
    const outcome = await ask(text);
    if (outcome.kind === "answered") throw new Error("answered");
    const { suggestions } = outcome.problem;
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    expect(await refusedOf(suggestions)).toEqual([]);
    expect(await ask(text)).toEqual(outcome);
  },
);

test("another dimension is suggested in place of an unknown one, and the rest of the question remains", async () => {
  const outcome = await ask("total amount by flavour last month");
  expect(outcome.kind === "refused" && outcome.problem.suggestions[0]).toBe(
    "total amount by status last month",
  );
});

test("a stopped question fails as stopped", async () => {
  const stopping = new AbortController();
  const asked = askDatabase({
    database: shop.database,
    text: "total amount by city",
    today: "2026-11-20",
    settings: defaultSettings,
    now: tickingClock(),
    signal: stopping.signal,
    onStep: ({ kind }) => kind === "running" && stopping.abort(),
  });
  await expect(asked).rejects.toMatchObject({ code: "query-cancelled" });
});
