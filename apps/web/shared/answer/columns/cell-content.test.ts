import type { Cell, ValueFormat } from "@askery/model";
import { expect, test } from "vitest";
import { readContent, type CellContent } from "./cell-content.ts";

const text: ValueFormat = { kind: "text" };

test.each<[Cell, ValueFormat, CellContent["kind"]]>([
  ["https://example.com/a?b=1", text, "link"],
  ["mailto:ines@example.com", text, "link"],
  ["https://example.com and more", text, "plain"],
  ["javascript:alert(1)", text, "plain"],
  ["data:text/html;base64,PGI+", text, "plain"],
  ["data:image/svg+xml;base64,PHN2Zz4=", text, "plain"],
  ["data:image/png;base64,iVBORw0KGgo=", text, "picture"],
  ["https://example.com/a.png", text, "link"],
  ['{"a":1}', text, "json"],
  ["{a}", text, "plain"],
  ["[not JSON]", text, "plain"],
  ['["a","b"]', { kind: "list" }, "list"],
  [12, { kind: "number" }, "plain"],
  [null, text, "plain"],
])("%s is shown as what it is", (cell, format, kind) => {
  expect(readContent(cell, { format }).kind).toBe(kind);
});

test("JSON is indented, lists are read into their elements", () => {
  expect(readContent('{"a":[1]}', { format: text })).toEqual({
    kind: "json",
    text: '{\n  "a": [\n    1\n  ]\n}',
  });
  expect(readContent('["a",2]', { format: { kind: "list" } })).toEqual({
    kind: "list",
    elements: ["a", "2"],
  });
});
