import type { ColumnType, Literal } from "@askery/model";
import { expect, test } from "vitest";
import { asSpelled, haveDifferentKinds } from "./literal-kind.ts";

test.each<readonly [readonly ColumnType[], boolean]>([
  [["integer", "decimal"], false],
  [["date", "timestamp"], false],
  [["text", "integer"], true],
  [["date", "integer"], true],
  [["boolean", "text"], true],
  [["other", "text"], false],
  [["other", "other"], false],
])("%j differ in kind: %s", (types, differ) => {
  expect(haveDifferentKinds(types)).toBe(differ);
});

test.each<Literal>([
  { type: "number", value: "-1.5e10" },
  { type: "date", value: "2024-02-29" },
  { type: "timestamp", value: "2024-02-29 12:00:00" },
  { type: "text", value: "x" },
  { type: "null" },
])("a well-formed literal stays: %j", (literal) => {
  expect(asSpelled(literal)).toBe(literal);
});

test.each<Literal & { readonly value: string }>([
  { type: "number", value: "Pass" },
  { type: "number", value: "1e1000" },
  { type: "date", value: "2023-02-29" },
  { type: "timestamp", value: "2024-02-29" },
])("a malformed literal becomes text: %j", ({ type, value }) => {
  expect(asSpelled({ type, value } as Literal)).toEqual({ type: "text", value });
});
