import { describe, expect, test } from "vitest";
import { readNumbers } from "./read-numbers.ts";
import { tokenizeText } from "./tokenize-text.ts";

function describeNumbers(text: string): string[] {
  const tokens = tokenizeText(text);
  return readNumbers(tokens).map((phrase) => {
    const words = text.slice(tokens[phrase.range.from]?.span.start, tokens[phrase.range.to - 1]?.span.end);
    if (phrase.kind === "number") {
      return `${words} = ${phrase.value}${phrase.unit === null ? "" : ` ${phrase.unit}`}`;
    }
    return phrase.kind === "ordinal" ? `${words} = #${phrase.position}` : "";
  });
}

describe("numbers", () => {
  test.each([
    ["top 5", ["5 = 5"]],
    ["1,200 or 1,200,000.50", ["1,200 = 1200", "1,200,000.50 = 1200000.50"]],
    ["12.50 007 0.5", ["12.50 = 12.50", "007 = 7", "0.5 = 0.5"]],
    ["-5 below", ["-5 = -5"]],
    ["1.5k 3m 2bn 10K", ["1.5k = 1500", "3m = 3000000", "2bn = 2000000000", "10K = 10000"]],
    ["1.25 million and 2 thousand", ["1.25 million = 1250000", "2 thousand = 2000"]],
    [
      "20% or 0.5 percent or 3 per cent",
      ["20% = 20 percent", "0.5 percent = 0.5 percent", "3 per cent = 3 percent"],
    ],
    [
      "€100, $5m, 30 euros, 40 USD, 50€",
      [
        "€100 = 100 currency",
        "$5m = 5000000 currency",
        "30 euros = 30 currency",
        "40 USD = 40 currency",
        "50€ = 50 currency",
      ],
    ],
    ["five of ten", ["five = 5", "ten = 10"]],
    ["twenty-one", ["twenty-one = 21"]],
    ["two hundred", ["two hundred = 200"]],
    ["two hundred and fifty thousand", ["two hundred and fifty thousand = 250000"]],
    ["one million two hundred thousand and five", ["one million two hundred thousand and five = 1200005"]],
    ["five and ten", ["five = 5", "ten = 10"]],
    ["a dozen, half a million, a thousand", ["a dozen = 12", "half a million = 500000", "a thousand = 1000"]],
    ["third and 2nd and 21st", ["third = #3", "2nd = #2", "21st = #21"]],
    ["12a4 1.2.3 10:30 5xyz", []],
    ["ten thousand dollars", ["ten thousand dollars = 10000 currency"]],
  ])("in %s", (text, expected) => {
    expect(describeNumbers(text)).toEqual(expected);
  });
});
