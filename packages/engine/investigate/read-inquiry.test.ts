import { expect, test } from "vitest";
import { readInquiries, readInquiry } from "./read-inquiry.ts";

test.each<[string, string, "rise" | "fall" | null]>([
  ["Why did revenue fall in May?", "revenue in May", "fall"],
  ["why have newsletter orders gone down since June", "newsletter orders since June", "fall"],
  ["What happened to orders last week?", "orders last week", null],
  ["What caused the drop in revenue in March?", "revenue in March", "fall"],
  ["reasons for the jump in returns in October", "returns in October", "rise"],
  ["root cause of the revenue drop in May", "revenue in May", "fall"],
  ["Why did we sell less in February?", "sales in February", "fall"],
  ["What made income go up in July?", "income in July", "rise"],
  ["Where did we lose rentals in August?", "rentals in August", "fall"],
  ["Where have orders gone down this year?", "orders this year", "fall"],
  ["Why did waiting times get worse in September?", "waiting times in September", null],
  ["How come claims went up this month?", "claims this month", "rise"],
  ["Why are deliveries taking longer since June?", "how long do deliveries take since June", "rise"],
  ["conversion rate in May", "conversion rate in May", null],
])("%s asks about a change of %s", (question, asked, said) => {
  expect(readInquiry(question)).toEqual({
    kind: "change",
    asked,
    against: "periodBefore",
    ...(said !== null && { said }),
  });
});

test.each([
  ["Why is the margin so low this month?", "margin this month", "fall"],
  ["why do we have so many returns", "returns", "rise"],
  ["Why are waiting times so long at Riverside?", "waiting times at Riverside", "rise"],
  ["Why are day passes so expensive?", "day passes", "rise"],
])("%s asks why %s are as they are, which may be a change", (question, asked, said) => {
  expect(readInquiry(question)).toMatchObject({
    kind: "change",
    asked,
    against: "periodBefore",
    said,
    isLevel: true,
  });
});

test.each([
  ["Why are day passes so expensive?", ["average price of day passes", "average cost of day passes"]],
  [
    "Why were crossings to Bergen so late in September?",
    ["average delay of crossings to Bergen in September", "share of late crossings to Bergen in September"],
  ],
  [
    "Why were Aurora crossings longer in October?",
    [
      "how long do Aurora crossings take in October",
      "average Aurora crossings in October",
      "average duration of Aurora crossings in October",
    ],
  ],
])("%s may be about a figure of the rows", (question, quality) => {
  expect(readInquiry(question)).toMatchObject({ kind: "change", quality });
});

test("whatever people do longer than others has a duration", () => {
  expect(readInquiry("Do Premium members train longer?")).toEqual({
    kind: "rest",
    act: "last",
    thing: "Premium members",
    others: "",
  });
  expect(readInquiry("Do Gold customers sleep longer than Basic ones?")).toMatchObject({
    kind: "compare",
    act: "last",
    groups: ["Gold customers", "Basic ones"],
  });
  expect(readInquiry("Why did rides get longer in July?")).toMatchObject({ kind: "change", said: "rise" });
});

test.each([
  ["How does Hillcrest differ from the other branches?", "Hillcrest", "the other branches"],
  ["compare online orders with everything else this year", "online orders", "everything else this year"],
  ["What makes Poland different?", "Poland", ""],
])("%s compares one thing with all others", (question, thing, others) => {
  expect(readInquiry(question)).toEqual({ kind: "rest", act: null, thing, others });
});

test("everyday forms of comparing, going on and losing are read", () => {
  expect(readInquiry("How do Spain and Italy differ in revenue this year?")).toEqual({
    kind: "compare",
    asked: "revenue this year",
    groups: ["Spain", "Italy"],
  });
  expect(readInquiry("What will revenue look like over the next three months?")).toEqual({
    kind: "forecast",
    asked: "revenue over the next three months",
  });
  expect(readInquiry("Who stopped shipping with us?")).toEqual({ kind: "losing", asked: null });
  expect(readInquiry("Did cancellations change in May?")).toMatchObject({
    kind: "change",
    asked: "cancellations in May",
  });
});

test("what makes people do something is what its rate depends on", () => {
  expect(readInquiry("What makes customers cancel?")).toEqual({ kind: "drive", asked: "cancel" });
  expect(readInquiry("What made income go up in July?").kind).toBe("change");
});

test("what people do for so long depends on something, and so does what some do more than others", () => {
  expect(readInquiry("Why do patients wait so long?")).toEqual({
    kind: "drive",
    asked: "average wait of patients",
  });
  expect(readInquiry("Why do day pass riders pay more than the rest?")).toEqual({
    kind: "rest",
    act: "pay",
    thing: "day pass riders",
    others: "the rest",
  });
});

test("what some do longer, what gets later, and who is being lost are read", () => {
  expect(readInquiry("Do members who came by referral stay longer?")).toEqual({
    kind: "rest",
    act: "stay",
    thing: "members who came by referral",
    others: "",
  });
  expect(readInquiry("Do Premium members stay longer than Basic ones?")).toMatchObject({
    kind: "compare",
    act: "stay",
    groups: ["Premium members", "Basic ones"],
  });
  expect(readInquiry("Are payments getting later?")).toMatchObject({
    kind: "change",
    rather: ["share of late payments in the last 3 months", "share of lat payments in the last 3 months"],
  });
  expect(readInquiry("Why are we losing members at Station Yard since September?")).toMatchObject({
    asked: "number of members who left at Station Yard since September",
    said: "rise",
  });
  expect(readInquiry("Why is delivery slow in Napoli?")).toMatchObject({
    isLevel: true,
    rather: ["how long do delivery take in Napoli"],
  });
  expect(readInquiry("What changed over the summer?")).toMatchObject({ kind: "unusual" });
});

test.each(["last June", "in June of last year", "the same month last year", "in June a year earlier"])(
  "%s is what June is compared with",
  (words) => {
    expect(readInquiry(`Why was revenue lower in June than ${words}?`)).toEqual({
      kind: "change",
      asked: "revenue in June",
      against: "yearBefore",
      said: "fall",
    });
  },
);

test.each([
  ["What are our takings going to be next month?", "takings next month"],
  ["Is revenue likely to grow next year?", "revenue next year"],
])("%s is a forecast", (question, asked) => {
  expect(readInquiry(question)).toEqual({ kind: "forecast", asked });
});

test("what is odd lately is so in the last weeks, and a number of rows is no group", () => {
  expect(readInquiry("Is anything odd at Northgate lately?")).toMatchObject({
    tail: "at Northgate in the last 4 weeks",
  });
  expect(readInquiry("Compare the number of jobs this year with last year")).toEqual({
    kind: "compare",
    asked: null,
    groups: ["the number of jobs this year", "last year"],
  });
});

test("a question of another form is a guess", () => {
  expect(readInquiry("What was revenue in May?")).toMatchObject({ kind: "change", isGuess: true });
});

test("words for a year earlier choose what is compared, and are no part of the figure", () => {
  expect(readInquiry("Why did revenue fall in May compared to last year?")).toEqual({
    kind: "change",
    asked: "revenue in May",
    against: "yearBefore",
    said: "fall",
  });
});

test.each([
  ["What drives returns?", { kind: "drive", asked: "returns" }],
  ["Compare Spain and Italy", { kind: "compare", asked: null, groups: ["Spain", "Italy"] }],
  [
    "difference between Card and PayPal in revenue",
    { kind: "compare", asked: "revenue", groups: ["Card", "PayPal"] },
  ],
  [
    "What changed in revenue between May and June?",
    { kind: "compare", asked: "revenue", groups: ["May", "June"] },
  ],
  ["Which factors influence delivery days?", { kind: "drive", asked: "delivery days" }],
  ["compare revenue in Spain with Italy", { kind: "compare", asked: "revenue", groups: ["Spain", "Italy"] }],
  ["What is unusual this week?", { kind: "unusual", tail: "this week", against: "periodBefore" }],
  ["Which customers are we losing?", { kind: "losing", asked: "customers" }],
  ["which clients have stopped buying", { kind: "losing", asked: "clients" }],
  ["Who are we losing?", { kind: "losing", asked: null }],
  ["lapsed customers", { kind: "losing", asked: "customers" }],
  ["Are we losing practitioners?", { kind: "losing", asked: "practitioners" }],
  ["Have any customers stopped coming?", { kind: "losing", asked: "customers" }],
  ["How much will we sell next month?", { kind: "forecast", asked: "sales next month" }],
  [
    "Did anything happen to absences in November?",
    { kind: "change", asked: "absences in November", against: "periodBefore" },
  ],
  ["What would we earn without discounts?", { kind: "without", asked: "revenue", thing: "discounts" }],
  ["How many orders would we get without coupons?", { kind: "without", asked: "orders", thing: "coupons" }],
  ["What if there were no returns?", { kind: "without", asked: null, thing: "returns" }],
  ["What would we earn at half the price?", { kind: "unknowable" }],
  ["Forecast orders for the next quarter", { kind: "forecast", asked: "orders for the next quarter" }],
  ["How many orders will we get next month?", { kind: "forecast", asked: "orders next month" }],
  ["What will the return rate be in March?", { kind: "forecast", asked: "return rate in March" }],
  ["the revenue outlook for 2027", { kind: "forecast", asked: "revenue for 2027" }],
  ["Will revenue grow next year?", { kind: "forecast", asked: "revenue next year" }],
])("%s is read", (question, inquiry) => {
  expect(readInquiry(question)).toEqual(inquiry);
});

test("a question that continues another changes its figure, and one of its own form starts anew", () => {
  const first = { kind: "change", asked: "revenue in May", against: "periodBefore", said: "fall" };
  const after = (...followUps: readonly string[]) => readInquiries("Why did revenue fall in May?", followUps);
  expect(after("and in Spain?", "only online")).toEqual({
    inquiry: first,
    further: ["in Spain", "only online"],
  });
  expect(after("compared to last year")).toEqual({
    inquiry: { ...first, against: "yearBefore" },
    further: [],
  });
  expect(after("in Spain", "and why did it fall in June?")).toEqual({
    inquiry: first,
    further: ["in Spain", "in June"],
  });
  expect(after("in Spain", "What drives returns?")).toEqual({
    inquiry: { kind: "drive", asked: "returns" },
    further: [],
  });
});

test("what asks for a list is a guess, and a comparison with nothing has no second group", () => {
  expect(readInquiry("List all customers")).toMatchObject({ kind: "change", isGuess: true });
  expect(readInquiry("Compare invoices of the two largest clinics")).toEqual({
    kind: "compare",
    asked: null,
    groups: ["invoices of the two largest clinics", ""],
  });
});
