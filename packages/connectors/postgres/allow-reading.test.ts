import { expect, test } from "vitest";
import { checkReading } from "./allow-reading.ts";

test.each([
  "SELECT 1",
  "select 1",
  "  \n\tSELECT 1",
  "(SELECT 1) UNION (SELECT 2)",
  "((SELECT 1))",
  "( -- one\n (SELECT 1))",
  "/* a /* nested */ comment */ SELECT 1",
  "-- a comment\nSELECT 1",
  "WITH a AS (SELECT 1) SELECT * FROM a",
  "VALUES (1)",
  "TABLE customers",
])("%j may be a query", (text) => {
  expect(() => checkReading(text)).not.toThrow();
});

test.each([
  ["", "it is empty"],
  [" ; ", "it is empty"],
  ["-- only this", "it is empty"],
  ["/* open", "it is empty"],
  ["DELETE FROM customers", "it is a DELETE"],
  ["/* SELECT */ delete from customers", "it is a DELETE"],
  ["EXPLAIN SELECT 1", "it is a EXPLAIN"],
  ["selects", "it is a SELECTS"],
  ["; SELECT 1", "it does not begin with SELECT"],
  ["1", "it does not begin with SELECT"],
])("%j is refused: %s", (text, reason) => {
  expect(() => checkReading(text)).toThrow(`The statement was refused: ${reason}.`);
});
