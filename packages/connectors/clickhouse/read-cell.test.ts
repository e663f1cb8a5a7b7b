import { expect, test } from "vitest";
import { readers } from "./read-cell.ts";

test.each([
  ["['pool','bar']", ["pool", "bar"]],
  [String.raw`['it\'s','a\\b','"','two\nlines','NULL']`, ["it's", "a\\b", '"', "two\nlines", "NULL"]],
  ["[1,2.5,NULL]", [1, 2.5, null]],
  ["[['a'],[]]", [["a"], []]],
  ["[]", []],
])("the array %s is read as JSON", (text, elements) => {
  expect(JSON.parse(String(readers.other(text)))).toEqual(elements);
});

test.each(["('a',1)", "{'a':1}", "text"])("%s stays as it is", (text) => {
  expect(readers.other(text)).toBe(text);
});
