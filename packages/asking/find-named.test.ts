import { expect, test } from "vitest";
import { findNamed } from "./find-named.ts";

function namedIn(message: string, text: string): string | null {
  const span = findNamed(message, text);
  return span === null
    ? null
    : `${text.slice(0, span.start)}[${text.slice(span.start, span.end)}]${text.slice(span.end)}`;
}

test.each([
  [
    "SQLite could not run the statement: no such column: amout.",
    "SELECT amout FROM orders",
    "SELECT [amout] FROM orders",
  ],
  ['near "FORM": syntax error', "SELECT 1 FORM orders", "SELECT 1 [FORM] orders"],
  ["no such column: o.amout", "SELECT o.amout FROM orders o", "SELECT [o.amout] FROM orders o"],
  ["no such table: main.oders", "SELECT 1 FROM oders", "SELECT 1 FROM [oders]"],
  ["wrong number of arguments to function round()", "SELECT round()", "SELECT [round]()"],
])("“%s”", (message, text, shown) => {
  expect(namedIn(message, text)).toBe(shown);
});

test("a name that occurs twice, or only inside another word, has no position", () => {
  expect(namedIn("no such column: a", "SELECT a, a FROM orders")).toBeNull();
  expect(namedIn("no such column: am", "SELECT amount FROM orders")).toBeNull();
  expect(namedIn("out of memory", "SELECT 1")).toBeNull();
});
