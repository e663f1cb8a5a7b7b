import { expect, test } from "vitest";
import { coldStoreCompany } from "./companies.test-support.ts";
import { makeVariant } from "./name-habits.ts";
import { teachVariant } from "./teach-variant.ts";

test("A glossary has the words of tables, columns, flags and empty dates.", () => {
  const company = coldStoreCompany();
  const variant = makeVariant(company, 0);
  const pallet = variant.tables.find(({ source }) => source === "pallet");
  const nameOf = (source: string) => pallet?.columns.find((column) => column.source === source)?.name;
  const { entries } = teachVariant(company, variant);
  const meaningOf = (phrase: string) => entries.find((entry) => entry.phrase === phrase)?.meaning;

  expect(meaningOf("skids")).toEqual({ kind: "table", table: pallet?.name });
  expect(meaningOf("heavy")).toEqual({ kind: "column", table: pallet?.name, column: nameOf("weight") });
  expect(meaningOf("still here")).toEqual({
    kind: "filter",
    table: pallet?.name,
    condition: { kind: "null", value: { kind: "column", source: "s0", column: nameOf("released") } },
  });
  expect(meaningOf("dangerous goods")?.kind).toBe("filter");
});
