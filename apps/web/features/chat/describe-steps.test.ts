import { expect, test } from "vitest";
import { describeSteps } from "./describe-steps.ts";

const question = "average delivery days by carrier";

test("before the first event, reading the words is running", () => {
  expect(describeSteps([], { question, elapsedMs: 0 })).toEqual([
    { label: "Reading the words", state: "running" },
    { label: "Choose tables", state: "waiting" },
    { label: "Write the SQL", state: "waiting" },
    { label: "Run it", state: "waiting" },
    { label: "Draw", state: "waiting" },
  ]);
});

test("while the database is being opened, that step is running", () => {
  const [first, second] = describeSteps([{ kind: "opening-database", atMs: 0 }], {
    question,
    elapsedMs: 2400,
  });
  expect(first).toEqual({ label: "Opening the database", state: "running", detail: "2.4 s" });
  expect(second).toEqual({ label: "Read the words", state: "waiting" });
});

test("a running query shows its elapsed time", () => {
  const steps = describeSteps(
    [
      { kind: "reading-words", atMs: 0 },
      { kind: "choosing-tables", atMs: 1, ms: 2, tables: ["shipments", "carriers"] },
      { kind: "writing-sql", atMs: 3, ms: 1, sql: "SELECT 1" },
      { kind: "running", atMs: 5 },
    ],
    { question, elapsedMs: 4205 },
  );
  expect(steps).toEqual([
    { label: "Read 5 words", state: "done", detail: "1 ms" },
    { label: "Chose shipments and carriers", state: "done", detail: "2 ms" },
    { label: "Wrote the SQL", state: "done", detail: "1 ms" },
    { label: "Running", state: "running", detail: "4.2 s" },
    { label: "Draw", state: "waiting" },
  ]);
});

test("a query in the queue shows that it is waiting", () => {
  const steps = describeSteps([{ kind: "waiting", atMs: 5 }], { question: "x", elapsedMs: 3005 });
  expect(steps.at(-2)).toEqual({
    label: "Waiting for other queries to finish",
    state: "running",
    detail: "3.0 s",
  });
  const [, , , then] = describeSteps(
    [
      { kind: "waiting", atMs: 5 },
      { kind: "running", atMs: 4005 },
    ],
    { question: "x", elapsedMs: 4205 },
  );
  expect(then).toEqual({ label: "Running", state: "running", detail: "200 ms" });
});

test("a finished query shows its rows, and other interpretations that were tried", () => {
  const steps = describeSteps(
    [
      { kind: "reading-words", atMs: 0 },
      { kind: "choosing-tables", atMs: 1, ms: 2, tables: [] },
      { kind: "writing-sql", atMs: 3, ms: 1, sql: "SELECT 1" },
      { kind: "running", atMs: 5 },
      { kind: "checking", atMs: 6, ms: 30, readingCount: 1 },
      { kind: "received", atMs: 36, ms: 31, rowCount: 31_000 },
      { kind: "drawing", atMs: 37 },
    ],
    { question: "x", elapsedMs: 40 },
  );
  expect(steps.map(({ label, state, detail }) => [label, state, detail])).toEqual([
    ["Read 1 word", "done", "1 ms"],
    ["Chose tables", "done", "2 ms"],
    ["Wrote the SQL", "done", "1 ms"],
    ["Tried 1 other interpretation", "done", "30 ms"],
    ["Ran", "done", "31 ms, 31,000 rows"],
    ["Drawing", "running", undefined],
  ]);
});

test("the number of rows so far is next to the time", () => {
  const steps = describeSteps(
    [
      { kind: "running", atMs: 0 },
      { kind: "receiving", atMs: 900, rowCount: 40_960 },
    ],
    { question: "x", elapsedMs: 1200 },
  );
  expect(steps.at(-2)).toEqual({ label: "Running", state: "running", detail: "1.2 s, 40,960 rows so far" });
});
