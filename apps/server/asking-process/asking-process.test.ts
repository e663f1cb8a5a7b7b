import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { defaultSettings } from "@askery/model";
import { ProcessGroup } from "@askery/process";
import { expect, onTestFinished, test } from "vitest";
import { savedSource } from "../databases/sources/find-source.ts";
import { findProcesses } from "../testing/find-processes.test-support.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { waitUntil } from "../testing/wait-until.test-support.ts";
import { askingGroup, type AskingOptions, type AskingProcesses } from "./asking-process.ts";
import type { ToAsk, UntimedStep } from "./jobs.ts";

const program = "asking-process/main.ts";

function openForTest(options: Partial<AskingOptions> = {}): AskingProcesses {
  const limits = { memoryMb: 256, maxProcesses: 1, idleMs: 60_000, budgetMb: 256 };
  const asking = new ProcessGroup(askingGroup({ ...limits, ...options }));
  onTestFinished(() => asking.close());
  return asking;
}

/** A question about three customers in two cities, in a new file. */
function askShop(text: string): ToAsk {
  const path = join(makeTemporaryFolder(), "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL);
    INSERT INTO customers VALUES (1, 'Ada', 'Paris'), (2, 'Bo', 'Rome'), (3, 'Cy', 'Paris');`);
  file.close();
  return {
    source: { kind: "file", path },
    text,
    earlier: [],
    today: "2026-11-20",
    settings: defaultSettings,
    limits: {},
  };
}

test("a question is answered, and its steps are reported as they happen", async () => {
  const steps: UntimedStep[] = [];
  const asked = await openForTest().run("ask", askShop("how many customers by city"), {
    onProgress: (step) => void steps.push(step),
  });
  expect([asked.kind, asked.summary]).toEqual(["answered", "Number of customers by city"]);
  expect(steps.map(({ kind }) => kind)).toEqual([
    "opening-database",
    "reading-words",
    "choosing-tables",
    "writing-sql",
    "running",
    "received",
    "drawing",
  ]);
});

test("beyond the budget only the database that was used last stays open", async () => {
  const asking = openForTest({ budgetMb: 0 });
  const [one, other] = [askShop("how many customers"), askShop("how many customers")];
  const opens = async (asked: ToAsk) => {
    const steps: string[] = [];
    await asking.run("ask", asked, { onProgress: ({ kind }) => void steps.push(kind) });
    return steps.includes("opening-database");
  };
  expect([await opens(one), await opens(one), await opens(other), await opens(one)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("a database of many tables is asked apart from others", () => {
  const { isHeavy } = askingGroup({ memoryMb: 256, maxProcesses: 1, idleMs: 60_000, budgetMb: 256 });
  const about = (tableCount: number | null) =>
    isHeavy?.(
      { ...askShop("how many customers"), source: savedSource("shop", { revision: 1, tableCount }) },
      "ask",
    );
  expect([about(null), about(20), about(2_000)]).toEqual([false, false, true]);
});

test("a stopped caller does not wait for the database to open", async () => {
  const stopping = new AbortController();
  const asking = openForTest();
  const asked = asking.run("ask", askShop("how many customers"), {
    signal: stopping.signal,
    onProgress: () => stopping.abort(),
  });
  await expect(asked).rejects.toMatchObject({ code: "query-cancelled" });
});

test("a database that can't be opened reports why, and the next one is opened", async () => {
  const asking = openForTest();
  const input = askShop("how many customers");
  const gone = asking.run("ask", { ...input, source: { kind: "file", path: "/nowhere/shop.sqlite" } });
  await expect(gone).rejects.toMatchObject({ code: "file-missing" });
  await expect(asking.run("ask", input)).resolves.toMatchObject({ kind: "answered" });
});

test("the process ends after a while without jobs, and starts again for the next question", async () => {
  const asking = openForTest({ idleMs: 1 });
  const before = findProcesses(program);
  const input = askShop("how many customers");
  await asking.run("ask", input);
  await waitUntil(() => findProcesses(program).every((id) => before.includes(id)));
  await expect(asking.run("ask", input)).resolves.toMatchObject({ kind: "answered" });
});

test("a silent process is ended, and its question fails with a fix", async () => {
  // Less time than the process needs to start.
  const asking = openForTest({ maxSilenceMs: 8 });
  const asked = asking.run("ask", askShop("how many customers"));
  await expect(asked).rejects.toMatchObject({ code: "query-timed-out", fix: "Ask it in fewer words." });
});

test("closing ends running questions and refuses new ones", async () => {
  const before = findProcesses(program);
  const asking = openForTest();
  const input = askShop("how many customers");
  const opening = Promise.withResolvers<void>();
  const asked = asking.run("ask", input, { onProgress: () => opening.resolve() });
  const failure = asked.catch((cause: unknown) => cause);
  await opening.promise;
  await asking.close();
  expect(await failure).toMatchObject({ name: "AppError" });
  await expect(asking.run("ask", input)).rejects.toMatchObject({ code: "database-gone" });
  expect(findProcesses(program).filter((id) => !before.includes(id))).toEqual([]);
});
