import { defaultSettings, type ColumnValues } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion } from "../answer.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { shop } from "../shop-catalog.test-support.ts";

const today = "2026-11-20";
function refuse(
  text: string,
  countries: readonly string[],
): { readonly code: string; readonly suggestions: readonly string[] } | null {
  const values: ColumnValues = { table: "customers", column: "country", values: countries, isComplete: true };
  const database = prepareDatabase({ catalog: shop, values: [values], glossary: { entries: [] } });
  const planned = planQuestion({ text, database, today, settings: defaultSettings });
  if (planned.kind === "planned") return null;
  const { code, suggestions } = planned.problem;
  return { code, suggestions };
}

test("asks the user to choose if several values match", () => {
  expect(refuse("customers in Borduria", ["Borduria Falls", "Borduria Heights", "Borduria Park"])).toEqual({
    code: "ambiguous",
    suggestions: [
      "customers in Borduria Falls",
      "customers in Borduria Heights",
      "customers in Borduria Park",
    ],
  });
});

test("accepts a partial match of a single value", () => {
  expect(refuse("customers in Borduria", ["North Borduria", "Syldavia"])).toBeNull();
});
