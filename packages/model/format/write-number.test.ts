import { expect, test } from "vitest";
import { moneyOptions, writeNumber } from "./write-number.ts";

const one = { maximumFractionDigits: 1 };
const compact = { notation: "compact" } as const;

test.each<[number | bigint, string, Intl.NumberFormatOptions, string]>([
  [-5, "en-US", {}, "−5"],
  [-0, "en-US", {}, "0"],
  [-0.04, "en-US", one, "0"],
  [-0.06, "en-US", one, "−0.1"],
  [-10, "en-US", {}, "−10"],
  [-0.5, "en-US", { minimumFractionDigits: 2 }, "−0.50"],
  [-12_345_678_901_234_567_890n, "en-US", {}, "−12,345,678,901,234,567,890"],
  [-1.5e-7, "en-US", { notation: "scientific" }, "−1.5E−7"],
  [1200, "en-US", compact, "1.2k"],
  [1200, "en-GB", compact, "1.2k"],
  [1200, "nl-NL", compact, "1,2K"],
  [1_200_000, "en-US", compact, "1.2M"],
])("%s in %s with %o is %s", (value, locale, options, text) => {
  expect(writeNumber(value, locale, options)).toBe(text);
});

test.each([
  ["de-DE", "1.234,5"],
  ["de", "1.234,5"],
  ["haw", "1,234.5"],
  ["hsb", "1.234,5"],
  ["german", "1,234.5"],
  ["d", "1,234.5"],
  ["de-", "1,234.5"],
  ["de-D", "1,234.5"],
  ["de-Deutsch", "1,234.5"],
  ["x de", "1,234.5"],
  ["de x", "1,234.5"],
])("a locale is a language with or without a region, and anything else is English: %s", (locale, text) => {
  expect(writeNumber(1234.5, locale, {})).toBe(text);
});

test.each([
  ["USD", "$5"],
  ["EUR", "€5"],
  ["usd", "¤5"],
  ["US", "¤5"],
  ["USDT", "¤5"],
])("a currency is three capitals, and anything else has no sign of its own: %s", (currency, text) => {
  expect(writeNumber(5, "en-US", { ...moneyOptions(currency), maximumFractionDigits: 0 })).toBe(text);
});

test("a dollar abroad is written as the dollar that the reader means", () => {
  expect(writeNumber(5, "en-CA", { ...moneyOptions("USD"), maximumFractionDigits: 0 })).toBe("$5");
});

test("each locale and each set of options has its own format, however many there were before", () => {
  const digits = Array.from({ length: 101 }, (_, index) => index).filter((count) => count <= 100);
  for (let round = 0; round < 2; round += 1) {
    for (const locale of ["en-US", "de-DE", "fr-FR"]) {
      for (const count of digits) {
        const text = writeNumber(0, locale, { minimumFractionDigits: count, maximumFractionDigits: count });
        const zero = count === 0 ? "0" : `0${locale === "en-US" ? "." : ","}${"0".repeat(count)}`;
        expect(text).toBe(zero);
      }
    }
  }
});
