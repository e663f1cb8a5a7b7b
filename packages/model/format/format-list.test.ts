import { expect, test } from "vitest";
import type { Cell } from "../table.ts";
import { formatList } from "./format-list.ts";

test.each<readonly [Cell, string]>([
  ['["urgent","billing"]', "urgent, billing"],
  ["urgent,billing", "urgent, billing"],
  ["[1,2.5,true]", "1, 2.5, true"],
  ['["a",null,"b, c"]', "a, –, b, c"],
  ['[["a"],{"b":1}]', '["a"], {"b":1}'],
  ["[]", "–"],
  ["", "–"],
  [null, "–"],
  ["[open", "[open"],
])("%s is shown as %s", (cell, shown) => {
  expect(formatList(cell)).toBe(shown);
});
