import { expect, test } from "vitest";
import { findFault } from "./find-fault.ts";

/** The part of the statement that DuckDB's message points at. */
function faultOf(text: string, message: string): string | null {
  const span = findFault(new Error(message), text);
  return span === null ? null : text.slice(span.start, span.end);
}

test("the fault is the word above the caret", () => {
  const message =
    'Binder Error: Referenced column "foo" not found\n\nLINE 1: select foo from (select 1)\n               ^';
  expect(faultOf("select foo from (select 1)", message)).toBe("foo");
});

test("the fault is in the line that the message names", () => {
  const message = "Catalog Error: no nowhere!\n\nLINE 2: from nowhere\n             ^";
  expect(faultOf("select 1\nfrom nowhere\nwhere x", message)).toBe("nowhere");
});

test("finds an excerpt that is cut at both ends", () => {
  const text = `select '${"a".repeat(100)}', foo, '${"b".repeat(100)}'`;
  const excerpt = `...${"a".repeat(9)}', foo, '${"b".repeat(9)}...`;
  const message = `Binder Error: foo\n\nLINE 1: ${excerpt}\n${" ".repeat(`LINE 1: ...${"a".repeat(9)}', `.length)}^`;
  expect(faultOf(text, message)).toBe("foo");
});

test("finds no fault if the message has no position, or is about another text", () => {
  expect(faultOf("select (1", "Parser Error: syntax error at end of input")).toBeNull();
  expect(faultOf("select 2", "Binder Error\n\nLINE 1: select foo\n               ^")).toBeNull();
});
