import { defaultSettings, type Catalog } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion, type EarlierQuestion } from "../answer.ts";
import { describeChoices } from "../narrate/choices/describe-choices.ts";
import { describePlan } from "../narrate/describe-plan.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { relate, tableOf } from "./company.test-support.ts";

/** Shipments refer to two cities each; the city of a sale is that of its store or of its buyer. */
const catalog: Catalog = {
  tables: [
    tableOf("cities", ["city_id integer", "name text", "region text"]),
    tableOf("stores", ["store_id integer", "name text", "city_id integer"]),
    tableOf("buyers", ["buyer_id integer", "name text", "city_id integer"]),
    tableOf("carriers", ["carrier_id integer", "name text"]),
    tableOf("shipments", [
      "shipment_id integer",
      "origin_id integer",
      "destination_id integer",
      "carrier_id integer",
      "shipped_on date",
      "weight_kg decimal",
    ]),
    tableOf("sales", ["sale_id integer", "store_id integer", "buyer_id integer", "sold_on date"]),
  ],
  relationships: [
    relate("stores.city_id", "cities.city_id"),
    relate("buyers.city_id", "cities.city_id"),
    relate("shipments.origin_id", "cities.city_id"),
    relate("shipments.destination_id", "cities.city_id"),
    relate("shipments.carrier_id", "carriers.carrier_id"),
    relate("sales.store_id", "stores.store_id"),
    relate("sales.buyer_id", "buyers.buyer_id"),
  ],
};

const database = prepareDatabase({
  catalog,
  values: [{ table: "cities", column: "name", values: ["Oslo", "Rome"], isComplete: true }],
  glossary: { entries: [] },
});
const scope = { catalog, described: database.described, settings: defaultSettings };

interface Answer {
  readonly outcome: string;
  readonly restatement: string;
  readonly first: string | undefined;
  readonly choice: string;
}

/** How a question is understood, and the first choice beside it. */
function ask(text: string, earlier: readonly EarlierQuestion[] = []): Answer {
  const planned = planQuestion({ text, database, today: "2026-11-20", settings: defaultSettings, earlier });
  if (planned.kind === "refused" || planned.stages === null) throw new Error(`${text} was refused`);
  const [own] = planned.interpretations;
  if (own === undefined) throw new Error(`${text} has no interpretation`);
  const rivals = planned.rivals.map(({ interpretation }) => interpretation);
  const [first] = describeChoices(rivals, own.interpretation, {
    ...scope,
    question: planned.stages.question,
  });
  return {
    outcome: planned.outcome,
    restatement: describePlan(planned.plan, scope),
    first: first?.difference,
    choice: first?.id ?? "",
  };
}

test.each([
  ["shipments by city", "number of shipments by destination city", "by origin city"],
  ["total weight by region", "shipment weight by destination region", "by origin region"],
  ["how many shipments in Oslo", "number of shipments where destination city is Oslo", "origin city is Oslo"],
  ["cities with no shipments", "cities without shipments", "shipments by origin"],
  ["sales by city", "number of sales by buyer city", "by store city"],
  ["sales by region", "number of sales by buyer city region", "by store city region"],
  ["how many sales in Rome", "number of sales where buyer city is Rome", "store city is Rome"],
])("%s: the answer names its path, and the one as short is the first choice", (text, restatement, first) => {
  expect(ask(text)).toMatchObject({ outcome: "choices", restatement, first });
});

test.each([
  ["shipments by destination city", "number of shipments by destination city"],
  ["shipments by origin city", "number of shipments by origin city"],
  ["sales by store city", "number of sales by store city"],
])("%s: the path that words name is no choice", (text, restatement) => {
  expect(ask(text)).toMatchObject({ outcome: "told", restatement, first: undefined });
});

test.each([
  ["shipments by carrier", "number of shipments by carrier"],
  ["sales by store", "number of sales by store"],
  ["stores by city", "number of stores by city"],
])("%s: a table with one path is named as it is", (text, restatement) => {
  const answer = ask(text);
  expect(answer.restatement).toBe(restatement);
  expect(answer.first ?? "").not.toMatch(/origin|destination|buyer|store city/);
});

test("a follow-up keeps the path that was picked", () => {
  const { choice } = ask("shipments by city");
  const picked = { text: "shipments by city", choice };
  expect(ask("only 2026", [picked]).restatement).toBe("number of shipments by origin city, 2026");
  expect(ask("only 2026", ["shipments by city"]).restatement).toBe(
    "number of shipments by destination city, 2026",
  );
});
