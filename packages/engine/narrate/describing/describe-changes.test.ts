import type { Cell } from "@askery/model";
import { expect, test } from "vitest";
import { chooseChart } from "../../chart/choose-chart.ts";
import { result } from "../../chart/shop.test-support.ts";
import { prepareAsking } from "../../golden/company.test-support.ts";
import { shop } from "../../shop-catalog.test-support.ts";
import { describeAnswer } from "../describe-answer.ts";

const { plan } = prepareAsking(shop);

function answer(question: string, cells: readonly (readonly Cell[])[]): ReturnType<typeof result> {
  const planned = plan(question);
  if (planned.kind !== "planned") throw new Error("The question is understood.");
  return result(planned.plan, cells);
}

test.each<[string, string, Cell[][], string]>([
  [
    "the one that grew most",
    "which category grew the most in 2025",
    [["Garden", 1_024_000, 702_000, 0.459]],
    "Garden grew most: revenue +45.9%, from €702k in 2024 to €1.02M in 2025.",
  ],
  [
    "the first few",
    "top 2 categories by revenue growth in 2025",
    [
      ["Garden", 1_024_000, 702_000, 0.459],
      ["Textiles", 1_051_000, 854_000, 0.231],
    ],
    "Garden grew most: revenue +45.9%, from €702k in 2024 to €1.02M in 2025; Textiles follows with +23.1%.",
  ],
  [
    "a fall that was none",
    "which category had the largest drop in revenue in 2025",
    [["Kitchen", 1_438_000, 1_227_000, 211_000]],
    "Kitchen grew least: revenue +€211k, from €1.23M in 2024 to €1.44M in 2025.",
  ],
  [
    "all of them, in any order",
    "revenue growth by category in 2025",
    [
      ["Furniture", 2_411_000, 2_017_000, 0.195],
      ["Garden", 1_024_000, 702_000, 0.459],
      ["Kitchen", 1_100_000, 1_227_000, -0.104],
    ],
    "Garden grew most: revenue +45.9%, from €702k in 2024 to €1.02M in 2025; Kitchen fell most with −10.4%.",
  ],
  [
    "nothing to compare with",
    "which category grew the most in 2025",
    [["Garden", 1_024_000, null, null]],
    "Garden has the highest revenue 2025 at €1.02M.",
  ],
])("%s", (_, question, cells, sentence) => {
  expect(describeAnswer(answer(question, cells))).toBe(sentence);
});

test.each<[string, string, string]>([
  ["the ranking", "top 2 categories by revenue growth in 2025", "Garden grows fastest: +45.9%"],
  ["the smallest first", "2 categories that declined the most in 2025", "Textiles grows least"],
])("the chart is titled by the change: %s", (_, question, title) => {
  const found = answer(question, [
    ["Garden", 1_024_000, 702_000, 0.459],
    ["Textiles", 1_051_000, 854_000, 0.231],
  ]);
  expect(chooseChart({ ...found, askedChart: null }).caption.title).toBe(title);
});
