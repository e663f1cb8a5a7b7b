import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";
import { translateQuestion } from "./translate-question.ts";

let shop: SmallShop;

beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const translate = (text: string, isProbed: boolean) =>
  translateQuestion({
    database: shop.database,
    text,
    today: "2026-11-20",
    settings: defaultSettings,
    isProbed,
    now: () => 0,
  });

test("values are inlined in the text", async () => {
  const translated = await translate("how many customers in Paris", false);
  expect(translated).toMatchObject({ kind: "translated", chart: null });
  expect(translated.kind === "translated" && translated.sql).toContain("'Paris'");
});

test("with probing, the chart that suits the rows is known", async () => {
  expect(await translate("total amount by city", true)).toMatchObject({
    kind: "translated",
    chart: "bar",
  });
});

test("a refusal has a reason", async () => {
  expect(await translate("total amount by flavour", false)).toMatchObject({
    kind: "refused",
    problem: { code: "words-unknown", facts: { words: "flavour" } },
  });
});
