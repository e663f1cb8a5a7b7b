import { expect, test } from "vitest";
import {
  lookWithin,
  printInquiryAddress,
  readInquiryAddress,
  type Inquiry,
} from "./investigation-address.ts";

const card = { table: "orders", column: "payment_method", value: "Card" };
const inquiry: Inquiry = {
  question: "Why did revenue fall in May?",
  followUps: ["and in Spain?", "only online"],
  within: [card, { table: "orders", column: "store", value: null }],
};

test("an inquiry is in its address, whole", () => {
  expect(readInquiryAddress(printInquiryAddress(inquiry))).toEqual(inquiry);
  expect(readInquiryAddress({ q: "revenue" })).toEqual({ question: "revenue", followUps: [], within: [] });
});

test("parts that can't be read are left out, and without a question there is no inquiry", () => {
  expect(readInquiryAddress({ q: "revenue", further: "[1,", in: '[["a"]]' })).toEqual({
    question: "revenue",
    followUps: [],
    within: [],
  });
  expect(readInquiryAddress({})).toBe(null);
});

test("a part replaces the values of the same columns", () => {
  const paypal = { ...card, value: "PayPal" };
  expect(lookWithin(inquiry, [paypal]).within).toEqual([inquiry.within[1], paypal]);
});
