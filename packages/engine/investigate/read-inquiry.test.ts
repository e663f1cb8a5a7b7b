import { expect, test } from "vitest";
import { readInquiry } from "./read-inquiry.ts";

test.each([
  ["Why did revenue fall in May?", "revenue in May"],
  ["why have newsletter orders gone down since June", "newsletter orders since June"],
  ["Why is the margin so low this month?", "margin this month"],
  ["What happened to orders last week?", "orders last week"],
  ["What caused the drop in revenue in March?", "revenue in March"],
  ["conversion rate in May", "conversion rate in May"],
])("%s asks about a change of %s", (question, asked) => {
  expect(readInquiry(question)).toEqual({ kind: "change", asked, against: "periodBefore" });
});

test("words for a year earlier choose what is compared, and are no part of the figure", () => {
  expect(readInquiry("Why did revenue fall in May compared to last year?")).toEqual({
    kind: "change",
    asked: "revenue in May",
    against: "yearBefore",
  });
});

test.each([
  ["What drives returns?", { kind: "drive", asked: "returns" }],
  ["Compare Spain and Italy", { kind: "compare", asked: null, groups: ["Spain", "Italy"] }],
  ["compare revenue in Spain with Italy", { kind: "compare", asked: "revenue", groups: ["Spain", "Italy"] }],
  ["What is unusual this week?", { kind: "unusual", tail: "this week", against: "periodBefore" }],
  ["What would we earn without discounts?", { kind: "unknowable" }],
  ["Forecast orders for the next quarter", { kind: "forecast", asked: "orders for the next quarter" }],
  ["How many orders will we get next month?", { kind: "forecast", asked: "orders next month" }],
  ["What will the return rate be in March?", { kind: "forecast", asked: "return rate in March" }],
  ["the revenue outlook for 2027", { kind: "forecast", asked: "revenue for 2027" }],
  ["Will revenue grow next year?", { kind: "forecast", asked: "revenue next year" }],
])("%s is read", (question, inquiry) => {
  expect(readInquiry(question)).toEqual(inquiry);
});
