import { printStatement } from "@askery/engine";
import { guardStatement } from "@askery/guard";
import {
  databaseKindNames,
  defaultSettings,
  planRows,
  type DialectName,
  type QueryPlan,
} from "@askery/model";
import { expect, test } from "vitest";
import { catalogTable } from "./printed-sql-cases.test-data.ts";

/** The statement of a table that is joined with itself. Its alias is this word. */
function printWithAlias(alias: string, dialect: DialectName): string {
  const table = alias.split("").join("_");
  const id = { kind: "column", column: "id" } as const;
  const on = [{ left: { ...id, source: "s0" }, right: { ...id, source: "s1" } }];
  const rows = planRows(table);
  const plan: QueryPlan = {
    ...rows,
    sources: [
      ...rows.sources,
      { kind: "table", id: "s1", table, join: { how: "inner", on, isFanOut: false } },
    ],
    dimensions: [
      { id: "number", label: "number", expression: { ...id, source: "s0" }, isShown: true, format: null },
    ],
  };
  return printStatement(plan, {
    catalog: { tables: [catalogTable(table, { id: "integer" })], relationships: [] },
    dialect,
    today: "2026-11-20",
    settings: defaultSettings,
  }).text;
}

const letters = "abcdefghijklmnopqrstuvwxyz".split("");
const words = [
  ...letters,
  ...letters.flatMap((one) => letters.map((other) => one + other)),
  ..."any asc both cube date desc drop each end for glob key kill last like load new next old only over".split(
    " ",
  ),
  ..."row rows set some sys temp ties time top use view with".split(" "),
];

test.each(databaseKindNames)(
  "on %s, no initials of a table are an alias that is refused",
  async (dialect) => {
    const refused: string[] = [];
    for (const word of words) {
      const text = printWithAlias(word, dialect);
      const { kind } = await guardStatement(text, dialect);
      if (kind !== "read") refused.push(text);
    }
    expect(refused).toEqual([]);
  },
);
