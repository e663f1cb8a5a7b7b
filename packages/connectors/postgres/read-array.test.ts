import { expect, test } from "vitest";
import { readArray } from "./read-array.ts";

test.each([
  ["{}", []],
  ["{1,2}", ["1", "2"]],
  ['{NULL,"NULL"}', [null, "NULL"]],
  ['{"a,b","c}d","e\\"f","g\\\\h",""}', ["a,b", "c}d", 'e"f', "g\\h", ""]],
  [
    "{{1,2},{3,4}}",
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  ["[2:3]={7,8}", ["7", "8"]],
  ["[0:0][1:2]={{a,b}}", [["a", "b"]]],
  ["{a b,c}", ["a b", "c"]],
  ['{1,"cut off', ["1", "cut off"]],
  ["{1,2", ["1", "2"]],
  ["", []],
])("%j contains %j", (text, items) => {
  expect(readArray(text, String)).toEqual(items);
});
