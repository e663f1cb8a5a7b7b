import { expect, test } from "vitest";
import { coldStoreCompany } from "./companies.test-support.ts";
import { makeVariant } from "./name-habits.ts";
import { populateCompany } from "./populate-company.ts";
import { spellValue } from "./spell-value.ts";
import { variantTables } from "./variant-tables.ts";

const company = coldStoreCompany();
const numbers = Array.from({ length: 20 }, (_, number) => number);

test("Names are unique, and every column of the company has one.", () => {
  for (const number of numbers) {
    const { tables, lookups } = makeVariant(company, number);
    const names = [...tables, ...lookups].map(({ name }) => name.toLowerCase());
    const columns = tables.map((table) => table.columns.map(({ name }) => name.toLowerCase()));

    expect(new Set(names).size).toBe(names.length);
    expect(columns.map((some) => new Set(some).size)).toEqual(
      company.tables.map((table) => table.columns.length),
    );
  }
});

test("Every variant has the rows of the company, in its own spelling.", () => {
  const rows = populateCompany(company);
  for (const number of numbers) {
    const built = variantTables(company, rows, makeVariant(company, number));

    expect(built[1]?.rows.length).toBe(rows.get("pallet")?.length);
    expect(built.flatMap((table) => table.rows.flat()).includes(Number.NaN)).toBe(false);
  }
});

test("Values have the spelling of their habit.", () => {
  expect(spellValue("2026-05-20", { kind: "day number" })).toBe(20_260_520);
  expect(spellValue("1970-01-02 00:00:10", { kind: "epoch" })).toBe(86_410);
  expect(spellValue(12.34, { kind: "cents" })).toBe(1234);
  expect(spellValue(0, { kind: "letters", yes: "Y", no: "N" })).toBe("N");
  expect(spellValue(null, { kind: "cents" })).toBeNull();
});
