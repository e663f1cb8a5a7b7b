import { expect, test } from "vitest";
import { shareDone, describeDetail, describeProgress, describeStep } from "./describe-progress.ts";

const reading = { step: "reading-values", done: 1200, total: 2000, table: "orders" } as const;

test("finished, running and upcoming steps are in order", () => {
  expect(describeProgress(reading)).toEqual([
    { label: "Connect", state: "done" },
    { label: "Read tables and columns", state: "done" },
    { label: "Sample values", state: "running", detail: "1,200 of 2,000 · orders" },
    { label: "Save the schema", state: "waiting" },
  ]);
});

test("before the first event, connecting is running", () => {
  expect(describeProgress(null)[0]).toEqual({ label: "Connect", state: "running" });
  expect([describeStep(null), describeDetail(null), shareDone(null)]).toEqual(["Connect", "", null]);
});

test("0 of 0 means unknown", () => {
  const unknown = { step: "reading-tables", done: 0, total: 0, table: null } as const;
  expect([describeDetail(unknown), shareDone(unknown), shareDone(reading)]).toEqual(["", null, 0.6]);
});
