import { defaultSettings, type Catalog, type Plan, type Statement } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion } from "../answer.ts";
import { noteRule } from "../golden/note-rule.test-support.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { today } from "../chart/shop.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { describePlan } from "../narrate/describe-plan.ts";
import { describeProblem } from "../narrate/describe-problem.ts";
import { printStatement } from "../sql/print-statement.ts";
import { corpusQuestions } from "./questions.data.ts";
import { shopValues } from "./values.data.ts";

const settings = { ...defaultSettings, currency: "EUR" };

test("interpretations and SQL of the corpus match the golden file", async () => {
  const database = prepareDatabase({ catalog: shop, values: shopValues, glossary: { entries: [] } });
  await expect(writeCorpus(shop, database)).toMatchFileSnapshot("shop.golden.txt");
});

test("the order of tables and columns in the catalog does not affect SQL", () => {
  const turned: Catalog = {
    tables: shop.tables.toReversed().map((table) => ({ ...table, columns: table.columns.toReversed() })),
    relationships: shop.relationships.toReversed(),
  };
  const database = prepareDatabase({ catalog: shop, values: shopValues, glossary: { entries: [] } });
  const other = prepareDatabase({
    catalog: turned,
    values: shopValues.toReversed(),
    glossary: { entries: [] },
  });
  expect(writeCorpus(turned, other)).toBe(writeCorpus(shop, database));
});

type Database = ReturnType<typeof prepareDatabase>;

function writeCorpus(catalog: Catalog, database: Database): string {
  return Object.entries(corpusQuestions)
    .map(([theme, questions]) =>
      [`# ${theme}`, ...questions.map((text) => writeAnswer(text, catalog, database))].join("\n\n"),
    )
    .join("\n\n\n")
    .concat("\n");
}

function writeAnswer(text: string, catalog: Catalog, database: Database): string {
  const request = { text, database, today, settings };
  const planned = planQuestion(request);
  const print = (plan: Plan): Statement =>
    printStatement(plan, { catalog, dialect: "duckdb", today, settings, values: "inline" });
  noteRule(planned, request, (plan) => print(plan).text);
  if (planned.kind === "refused") return `> ${text}\nrefused: ${describeProblem(planned.problem)}`;
  const { text: sql } = print(planned.plan);
  const guesses = planned.marks
    .filter(({ kind }) => kind === "guessed")
    .map(({ means, span }) => `${text.slice(span.start, span.end)} = ${means}`);
  return [
    `> ${text}`,
    describePlan(planned.plan, { catalog, described: database.described, settings }),
    ...(guesses.length > 0 ? [`guessed: ${guesses.join("; ")}`] : []),
    indent(sql),
  ].join("\n");
}

function indent(sql: string): string {
  return sql.replaceAll(/^/gm, "    ");
}
