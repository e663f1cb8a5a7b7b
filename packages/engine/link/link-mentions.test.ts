import { defaultSettings, finish } from "@askery/model";
import { describe, expect, test } from "vitest";
import { readQuestion } from "../question/read-question.ts";
import { linkMentions } from "./link-mentions.ts";
import { linkShop, prepareShop, shopLexicon } from "./shop.test-support.ts";

describe("names", () => {
  test("a table by its name, a column without its unit", () => {
    expect(linkShop("weight of products", 0.9)).toEqual([
      "weight → products.weight_kg exact",
      "products → products exact",
    ]);
  });

  test("words in a different order", () => {
    expect(linkShop("date of birth", 0.95)).toEqual(["date of birth → customers.birth_date compound"]);
  });

  test("abbreviations in the name or in the question", () => {
    expect(linkShop("number of employees", 0.85)).toContain(
      "number of employees → dept.num_employees abbreviation",
    );
    expect(linkShop("departments", 0.85)).toContain("departments → dept abbreviation");
    expect(linkShop("cust", 0.85)).toContain("cust → customers abbreviation");
  });

  test("repeated words belong to their neighbors", () => {
    expect(linkShop("birth date and launch year, then launch year and birth date", 0.95)).toEqual([
      "birth date → customers.birth_date exact",
      "launch year → products.launch_year exact",
      "launch year → products.launch_year exact",
      "birth date → customers.birth_date exact",
    ]);
  });

  test("finds a word at each of hundreds of repetitions", () => {
    expect(linkShop("name ".repeat(400), 0.9).length).toBeGreaterThan(100);
  });

  test("a column whose name repeats its table's name", () => {
    expect(linkShop("names", 0.9)).toContain("names → products.product_name withoutTableWord");
  });

  test("a verb for a table and its date", () => {
    expect(linkShop("ordered", 0.9)).toEqual(["ordered → orders.orderedAt exact", "ordered → orders lemma"]);
  });

  test("a table's name inside a reference means the table", () => {
    expect(linkShop("customers of orders", 0)).not.toContain("customers → orders.customer_id part?");
  });
});

describe("guesses", () => {
  test("a synonym", () => {
    expect(linkShop("clients")).toEqual(["clients → customers synonym?"]);
  });

  test("adjectives imply columns", () => {
    expect(linkShop("the heaviest")).toEqual(["heaviest → products.weight_kg adjective?"]);
    expect(linkShop("the oldest customers")).toContain("oldest → customers.birth_date adjective?");
  });

  test("when implies the dates of mentioned tables", () => {
    expect(linkShop("when did customers", 0.3)).toContain("when → customers.birth_date adjective?");
    expect(linkShop("when did customers", 0.3)).not.toContain("when → orders.orderedAt adjective?");
  });

  test("a typo, only if nothing else matches", () => {
    expect(linkShop("custmers")).toEqual(["custmers → customers fuzzy?"]);
  });

  test("function words alone never link", () => {
    expect(linkShop("what of the and", 0)).toEqual([]);
  });
});

describe("values", () => {
  test("as typed, in lowercase, in singular or plural", () => {
    expect(linkShop("Bank transfer")).toEqual(["Bank transfer → orders.payment_method=Bank transfer exact"]);
    expect(linkShop("bank transfer")).toEqual(["bank transfer → orders.payment_method=Bank transfer exact"]);
    expect(linkShop("sofas")).toEqual(["sofas → products.product_name=Sofa lemma"]);
  });

  test("in any script, with punctuation, in quotation marks", () => {
    expect(linkShop("日本")).toEqual(["日本 → customers.country=日本 exact"]);
    expect(linkShop("O'Brien Island", 0.8)).toEqual([
      "O'Brien Island → customers.country=O’Brien Island exact",
    ]);
    expect(linkShop('in "united states"', 0.9)).toContain(
      '" united states " → customers.country=United States exact',
    );
  });

  test("a country by its adjective and by its code in capitals", () => {
    expect(linkShop("French")).toEqual(["French → customers.country=France lemma"]);
    expect(linkShop("in the US")).toEqual(["US → customers.country=United States abbreviation"]);
    expect(linkShop("show us")).toEqual([]);
  });

  test("a stored letter by its word, if the column name fits", () => {
    expect(linkShop("female", 0.7)).toEqual(["female → customers.sex=F abbreviation"]);
  });

  test("the first words that no other value begins with, or a typo", () => {
    expect(linkShop("brown lamp")).toEqual([
      "brown lamp → products.product_name=Brown Lamp 40W abbreviation",
    ]);
    expect(linkShop("bank transfr")).toEqual(["bank transfr → orders.payment_method=Bank transfer fuzzy?"]);
  });

  test("yes and no of a flag", () => {
    expect(linkShop("active", 0.8)).toContain("active → customers.is_active=true lemma");
    expect(linkShop("inactive", 0.8)).toEqual(["inactive → customers.is_active=false lemma"]);
  });
});

test("the glossary takes precedence, in singular and plural", () => {
  const entry = { phrase: "Big Spender", meaning: { kind: "table", table: "customers" } } as const;
  const lexicon = prepareShop({ entries: [entry] });
  expect(linkShop("big spenders", 0.9, lexicon)).toEqual(["big spenders → customers glossary"]);
});

test("a longer mention lowers the score of mentions inside it", () => {
  expect(linkShop("bank transfer", 0.3)).toEqual([
    "bank transfer → orders.payment_method=Bank transfer exact",
  ]);
  expect(linkShop("product id", 0.8)).toEqual(["product id → products.product_id exact"]);
});

test("every mention has a reason", () => {
  const read = readQuestion("clients", { today: "2026-11-20", settings: defaultSettings });
  const mentions = read.kind === "question" ? finish(linkMentions(read.question, shopLexicon)) : [];
  expect(mentions.map(({ reason }) => reason)).toContain("“clients” is taken for customers");
});

test("linking is deterministic", () => {
  const text = "names and countries of the oldest French clients with orders by card";
  expect(linkShop(text, 0)).toEqual(linkShop(text, 0));
});
