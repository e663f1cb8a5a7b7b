import { defaultSettings, type Catalog } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion, type Planned } from "../answer.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { tableOf } from "../meaning/meaning-catalog.test-support.ts";

/* Words that English uses like a name of the database: a guess, and never a plain answer. */

const haulage: Catalog = {
  tables: ["trucks", "tenants"].map(
    (name) => tableOf(name, { name: "id", isKey: true }, { name: "city" }).table,
  ),
  relationships: [],
};
const database = prepareDatabase({ catalog: haulage, values: [], glossary: { entries: [] } });

function plan(text: string): Planned {
  return planQuestion({ text, database, today: "2026-11-20", settings: defaultSettings });
}

test("a word that surely means a name is answered with choices, and its mark is a guess", () => {
  expect(plan("how many trucks are there per city").outcome).toBe("told");
  const planned = plan("how many lorries are there per city");
  expect(planned.outcome).toBe("choices");
  expect(planned.marks).toContainEqual(
    expect.objectContaining({
      kind: "guessed",
      reason: "“lorries” may mean trucks, which is a similar word",
    }),
  );
});

test("a word that only may mean a name is unknown", () => {
  const planned = plan("how many landlords are there per city");
  expect(planned.kind === "refused" && planned.problem).toMatchObject({
    code: "words-unknown",
    facts: { words: "landlords" },
  });
});
