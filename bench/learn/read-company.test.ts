import { expect, test } from "vitest";
import { coldStore } from "./companies.test-support.ts";
import { readCompany } from "./read-company.ts";

test("A company has tables, what people call them, and questions.", () => {
  const { company, problems } = readCompany("cold-store", coldStore);

  expect(problems).toEqual([]);
  expect(company.today).toBe("2026-05-20");
  expect(company.tables.map(({ name, phrases }) => ({ name, phrases }))).toEqual([
    { name: "client", phrases: ["clients", "customers", "depositors"] },
    { name: "pallet", phrases: ["pallets", "skids"] },
  ]);
  expect(company.tables[1]?.columns.find(({ name }) => name === "released")).toEqual({
    name: "released",
    type: { kind: "date", isOptional: true },
    phrases: ["left", "gone"],
    emptyPhrases: ["still here"],
    values: [],
  });
  expect(company.questions.map(({ text, earlier, gold }) => [text, earlier, gold.length])).toEqual([
    ["how many pallets does nordfrost have", [], 1],
    ["still here", ["how many pallets does nordfrost have"], 1],
    ["average humidity", [], 0],
  ]);
});

test("Lines that cannot be read are reported with a way out.", () => {
  const text = coldStore
    .replace("number 80..900 kg", "number 900 kg")
    .replace("ref client", "ref customer")
    .replace("! average humidity", "? average humidity");

  expect(readCompany("cold-store", text).problems).toEqual([
    { line: 13, message: 'weight: a number needs a range such as 3..40, not "900".' },
    { line: 1, message: 'pallet.client_id: there is no table "customer".' },
    { line: 1, message: '"average humidity" has no SQL.' },
  ]);
});
