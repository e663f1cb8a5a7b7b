import type { Database } from "@askery/api";
import { expect, test } from "vitest";
import { describeNamesake } from "./describe-namesake.ts";

const nowMs = Date.UTC(2026, 10, 20, 12);

function describeAll(databases: readonly Partial<Database>[]): readonly (string | null)[] {
  const all = databases.map((parts, index): Database => ({
    id: `${index}`,
    name: "Sample",
    logo: null,
    plan: "Free",
    role: "owner",
    kind: "sample",
    createdAtMs: nowMs,
    ownerName: "Ines",
    awaitsExamples: false,
    ...parts,
  }));
  return all.map((one) => describeNamesake(one, all, nowMs));
}

test("a database whose name no other has needs nothing more", () => {
  expect(describeAll([{}, { name: "Shop" }])).toEqual([null, null]);
});

test("databases of the same name are distinguished by their owner and kind", () => {
  expect(
    describeAll([{}, { role: "viewer", ownerName: "Olga" }, { kind: "file" }, { name: "Shop" }]),
  ).toEqual(["Yours · Sample data", "Of Olga · Sample data", "Yours · Uploaded files", null]);
});

test("if owner and kind are the same, too, by the day since which they exist", () => {
  expect(describeAll([{}, { createdAtMs: Date.UTC(2026, 2, 3, 12) }])).toEqual([
    "Yours · Sample data, since 20 Nov",
    "Yours · Sample data, since 3 Mar",
  ]);
});
