import { expect, test } from "vitest";
import { mysql } from "./dialects/mysql.ts";
import { postgres } from "./dialects/postgres.ts";
import { clickhouse } from "./dialects/clickhouse.ts";
import { column, output, outputs, query } from "./golden/build-plan.ts";
import { nameOutputs, resolveOutput } from "./plan-outputs.ts";

const nameOf = (id: string, dialect: Parameters<typeof nameOutputs>[1]) =>
  nameOutputs(query("orders", { dimensions: outputs({ [id]: column("orders.id") }) }), dialect).get(id);

test.each([
  ["1 byte", "a", 63],
  ["2 bytes", "\u0080", 31],
  ["2 bytes", "\u07ff", 31],
  ["3 bytes", "\u0800", 21],
  ["3 bytes", "\uffff", 21],
  ["4 bytes", "\u{10000}", 15],
  ["4 bytes", "😀", 15],
])("a character of %s counts as such in PostgreSQL's limit of 63 bytes", (_, character, count) => {
  expect(nameOf(character.repeat(100), postgres)).toBe(character.repeat(count));
});

test("limits of names: 64 bytes in MySQL, none in ClickHouse", () => {
  expect(nameOf("a".repeat(100), mysql)).toBe("a".repeat(64));
  expect(nameOf("a".repeat(100), clickhouse)).toBe("a".repeat(100));
});

test("an output without a name is a column", () => {
  expect(nameOf("", postgres)).toBe("column");
});

test("MySQL text with a backslash is hexadecimal UTF-8", () => {
  expect(mysql.textLiteral("\\\u007f\u0080€😀")).toBe("_utf8mb4 X'5C7FC280E282ACF09F9880'");
  expect(mysql.textLiteral("\\\ud800")).toBe("_utf8mb4 X'5CEFBFBD'");
});

test("names that differ only in case are numbered, within the limit of their length", () => {
  const namesOf = (...ids: readonly string[]) => [
    ...nameOutputs(
      query("orders", {
        dimensions: outputs(Object.fromEntries(ids.map((id) => [id, column("orders.id")]))),
      }),
      postgres,
    ).values(),
  ];
  expect(namesOf("ab", "AB", "Ab")).toEqual(["ab", "AB_2", "Ab_3"]);
  const start = "€".repeat(20);
  expect(namesOf(`${start}ab`, `${start}AB`)).toEqual([`${start}ab`, `${start}A_2`]);
});

test("references between outputs are followed to the expression", () => {
  const dimensions = outputs({ a: output("b"), b: output("c"), c: column("orders.id") });
  expect(resolveOutput(output("a"), query("orders", { dimensions }))).toEqual(column("orders.id"));
});
