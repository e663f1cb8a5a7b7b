import { fillSql } from "@askery/engine";
import { findAstray, guardStatement } from "@askery/guard";
import { defaultSettings, type DialectName, type SqlVariable } from "@askery/model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toPlaceholders } from "./fill-plan.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const dialects: readonly DialectName[] = ["postgres", "mysql", "sqlite", "duckdb", "clickhouse"];

function fill(text: string, variable: SqlVariable, dialect: DialectName) {
  const { catalog } = shop.database.prepared;
  const target = { catalog, dialect, today: "2026-11-26", settings: defaultSettings };
  return fillSql({ kind: "sql", text, variables: [variable] }, target);
}

const astray = (text: string, variable: SqlVariable, dialect: DialectName) => {
  const filled = fill(text, variable, dialect);
  return (
    findAstray(
      filled.text,
      filled.values.map(({ to }) => to),
      dialect,
    ) >= 0
  );
};

const attacks = [
  "x' OR '1' = '1",
  "'; DROP TABLE orders; --",
  String.raw`\' OR 1 = 1 -- `,
  "x\\",
  "$$ OR 1 = 1 $$",
  "*/ OR 1 = 1 /*",
  "-- \n OR 1 = 1",
  "{{name}}",
  "",
];

describe.each(dialects)("values of variables on %s", (dialect) => {
  test.each(attacks)("%j is a literal where a value may be", async (value) => {
    const variable = { kind: "text", name: "name", value } as const;
    const text = "SELECT count(*) AS n FROM orders WHERE status = {{name}} OR status IN ({{ name }})";
    expect(astray(text, variable, dialect)).toBe(false);
    expect(await guardStatement(fill(text, variable, dialect).text, dialect)).toMatchObject({ kind: "read" });
  });

  test.each([
    "status = '{{name}}'",
    "status LIKE '%{{name}}%'",
    "status = x{{name}}",
    "status = {{name}}'a'",
    "status = 1{{name}}",
    "1 = 1 /* {{name}} */",
    "1 = 1 -- {{name}}",
  ])("%s is no position for a value, or the guard refuses the text", async (condition) => {
    for (const value of attacks) {
      const variable = { kind: "text", name: "name", value } as const;
      const text = `SELECT 1 FROM orders WHERE ${condition}`;
      const isAstray = astray(text, variable, dialect);
      const { kind } = await guardStatement(fill(text, variable, dialect).text, dialect);
      expect([value, isAstray || kind === "refused"]).toEqual([value, true]);
    }
  });

  test("a negative number does not begin a comment after a minus", () => {
    const variable = { kind: "number", name: "n", value: "-5" } as const;
    expect(fill("SELECT 1 -{{n}}", variable, dialect).text).toBe("SELECT 1 -(-5)");
  });

  test("a field filter is a condition on its column, by the table's alias, or lets all rows through", () => {
    const any = {
      kind: "field",
      name: "f",
      table: "orders",
      column: "status",
      alias: "o",
      value: null,
    } as const;
    const options = [
      { type: "text", value: "paid" },
      { type: "text", value: "it's" },
    ] as const;
    const some = { ...any, value: { test: { kind: "in", options }, isNegated: true } } as const;
    const text = "SELECT 1 FROM orders o WHERE {{f}}";
    expect(fill(text, any, dialect).text).toBe("SELECT 1 FROM orders o WHERE (1 = 1)");
    expect(fill(text, some, dialect).text).toMatch(
      /^SELECT 1 FROM orders o WHERE \(o\.status NOT IN \('paid', 'it.+s'\)\)$/u,
    );
  });
});

test("positions in the filled text are found in the text with placeholders", () => {
  const filled = fill("SELECT {{n}} AS a, b", { kind: "text", name: "n", value: "a long value" }, "sqlite");
  const at = (words: string) => {
    const start = filled.text.indexOf(words);
    return toPlaceholders({ start, end: start + words.length }, filled);
  };
  expect([at("SELECT"), at("long"), at("'a long value'"), at("a, b")]).toEqual([
    { start: 0, end: 6 },
    { start: 7, end: 12 },
    { start: 7, end: 12 },
    { start: 16, end: 20 },
  ]);
});
