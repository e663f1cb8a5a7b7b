import { readLocale } from "./locale-tag.ts";

/** Formats a number for a locale, with a true minus sign and, in English, a lowercase "k". Zero never has a sign. */
export function writeNumber(
  value: number | bigint,
  locale: string,
  options: Intl.NumberFormatOptions,
): string {
  const parts = formatterOf(locale, options).formatToParts(value);
  const isZero = parts.every(
    ({ type, value: text }) => (type !== "integer" && type !== "fraction") || /^0+$/.test(text),
  );
  return parts
    .map(({ type, value: text }) => {
      if (type === "minusSign") return isZero ? "" : minus;
      if (type === "exponentMinusSign") return minus;
      return type === "compact" && locale.startsWith("en") && text === "K" ? "k" : text;
    })
    .join("");
}

/** How to format money. An unknown currency gets the generic currency sign. */
export function moneyOptions(currency: string): Intl.NumberFormatOptions {
  return {
    style: "currency",
    currency: /^[A-Z]{3}$/.test(currency) ? currency : "XXX",
    currencyDisplay: "narrowSymbol",
  };
}

/** U+2212. */
export const minus = "−";

/** Formatters are cached: creating one costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.NumberFormat>();
const maxFormatters = 200;

function formatterOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  if (formatters.size >= maxFormatters) formatters.clear();
  const made = new Intl.NumberFormat(knownLocale(locale), options);
  formatters.set(key, made);
  return made;
}

function knownLocale(locale: string): string {
  const { numbers } = readLocale(locale);
  return /^[a-zA-Z]{2,3}(?:-[a-zA-Z]{2,4})?$/.test(numbers) ? numbers : "en-US";
}
