import { expect, test } from "vitest";
import { printStatement } from "./print-statement.ts";

test("what stands for the placeholders comes before the SQL, in order", () => {
  const statement = {
    dialect: "postgres",
    text: "select name\nfrom product\nwhere price > $1 and name <> $2",
    parameters: [
      { type: "number", value: "10" },
      { type: "text", value: "O'Hara" },
    ],
  } as const;
  expect(printStatement(statement)).toBe(
    [
      "-- value 1: 10",
      "-- value 2: 'O''Hara'",
      "select name",
      "from product",
      "where price > $1 and name <> $2",
    ].join("\n"),
  );
});

test("a value with a line break does not leave its comment", () => {
  const statement = {
    dialect: "sqlite",
    text: "select ?",
    parameters: [{ type: "text", value: "a\nb\u2028c\u0085d" }],
  } as const;
  expect(printStatement(statement).split(/[\n\u2028\u0085]/)).toEqual(["-- value 1: 'a b c d'", "select ?"]);
});
