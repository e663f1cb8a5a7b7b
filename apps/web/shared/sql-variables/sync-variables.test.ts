import type { SqlVariable } from "@askery/model";
import { expect, test } from "vitest";
import { changeKind, syncVariables } from "./sync-variables.ts";

test("each name has one variable, in the order of the text; those that are not named are gone", () => {
  const least: SqlVariable = { kind: "number", name: "least", value: "5" };
  const gone: SqlVariable = { kind: "text", name: "gone", value: "x" };
  expect(syncVariables("WHERE a = {{city}} AND b > {{ least }} OR c = {{city}}", [least, gone])).toEqual([
    { kind: "text", name: "city", value: "" },
    least,
  ]);
});

test("another kind starts with a value of its own", () => {
  const city: SqlVariable = { kind: "text", name: "city", value: "Rome" };
  expect(changeKind(city, "date", "2026-11-26")).toEqual({ kind: "date", name: "city", value: "2026-11-26" });
  expect(changeKind({ kind: "number", name: "n", value: "12" }, "text", "2026-11-26")).toEqual({
    kind: "text",
    name: "n",
    value: "12",
  });
});
