import { describe, expect, test } from "vitest";
import { readGrains } from "./read-grains.ts";
import { tokenizeText } from "./tokenize-text.ts";

function describeGrains(text: string): string[] {
  const tokens = tokenizeText(text);
  return readGrains(tokens, []).map((phrase) => {
    const words = text.slice(tokens[phrase.range.from]?.span.start, tokens[phrase.range.to - 1]?.span.end);
    if (phrase.kind === "grain") return `${words}: ${phrase.grain}`;
    return phrase.kind === "datePart" ? `${words}: part ${phrase.part}` : `${words}: ${phrase.kind}`;
  });
}

describe("grains", () => {
  test.each([
    ["revenue by month", ["month: month"]],
    [
      "daily, weekly, monthly, quarterly, yearly, annual",
      ["daily: day", "weekly: week", "monthly: month", "quarterly: quarter", "yearly: year", "annual: year"],
    ],
    [
      "per day, each week, every quarter, for each year",
      ["day: day", "week: week", "quarter: quarter", "year: year"],
    ],
    ["which month was best", ["month: month"]],
    ["top 5 months", ["months: month"]],
    ["within 30 days", []],
    ["two weeks of leave", []],
    ["month by month", ["month by month: month"]],
    ["year over year growth", ["year over year: year"]],
    ["sales over time", ["over time: overTime"]],
    ["the trend of sales", ["trend: overTime"]],
    ["by day of the week", ["day of the week: part weekday"]],
    ["by weekday and hour of day", ["weekday: part weekday", "hour of day: part hourOfDay"]],
    ["orders by weekday and hour", ["weekday: part weekday", "hour: part hourOfDay"]],
    ["by month of the year", ["month of the year: part monthOfYear"]],
    ["orders by hour", ["hour: hour", "hour: part hourOfDay"]],
    ["orders by mon", ["mon: month"]],
    ["orders per quar and city", ["quar: quarter"]],
    ["orders on mon", []],
    ["orders by mo", []],
  ])("in %s", (text, expected) => {
    expect(describeGrains(text)).toEqual(expected);
  });
});

test("ignores a unit inside a period", () => {
  expect(readGrains(tokenizeText("last month by week"), [{ from: 0, to: 2 }])).toEqual([
    { kind: "grain", range: { from: 3, to: 4 }, grain: "week" },
  ]);
});
