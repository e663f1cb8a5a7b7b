import { expect, test } from "vitest";
import { shareDone, describeDetail, describeProgress, describeStep } from "./describe-progress.ts";

const reading = { step: "reading-values", done: 1200, total: 2000, table: "orders" } as const;

test("what is done, what runs and what comes stand in their order", () => {
  expect(describeProgress(reading)).toEqual([
    { label: "Connect", state: "done" },
    { label: "Read tables and columns", state: "done" },
    { label: "Sample values", state: "running", detail: "1,200 of 2,000 · orders" },
    { label: "Save the schema", state: "waiting" },
  ]);
});

test("before anything is told, connecting runs", () => {
  expect(describeProgress(null)[0]).toEqual({ label: "Connect", state: "running" });
  expect([describeStep(null), describeDetail(null), shareDone(null)]).toEqual(["Connect", "", null]);
});

test("0 of 0 is not known yet", () => {
  const unknown = { step: "reading-tables", done: 0, total: 0, table: null } as const;
  expect([describeDetail(unknown), shareDone(unknown), shareDone(reading)]).toEqual(["", null, 0.6]);
});
