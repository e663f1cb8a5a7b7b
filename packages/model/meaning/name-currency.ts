import { currencies } from "./currencies.data.ts";

/** The ISO code of a currency symbol or word: "€", "USD", "dollars". Null for any other text. */
export function readCurrency(text: string): string | null {
  return codeOf.get(text) ?? codeOf.get(text.toLowerCase()) ?? null;
}

const codeOf: ReadonlyMap<string, string> = new Map(
  currencies.flatMap(({ code, signs, words }) =>
    [code, ...signs, ...words].map((text) => [text, code] as const),
  ),
);

/** The name of a currency in sentences: "euros", or its code. */
export function nameCurrency(code: string): string {
  return pluralOf.get(code) ?? code;
}

const pluralOf: ReadonlyMap<string, string> = new Map(
  currencies.flatMap(({ code, plural }) => (plural === undefined ? [] : [[code, plural] as const])),
);
