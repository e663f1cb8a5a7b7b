import { currencies } from "./currencies.data.ts";

/** The currency that a sign stands for or a word names, as an ISO code: "€", "USD", "dollars". Null for any other text. */
export function readCurrency(text: string): string | null {
  return codeOf.get(text) ?? codeOf.get(text.toLowerCase()) ?? null;
}

const codeOf: ReadonlyMap<string, string> = new Map(
  currencies.flatMap(({ code, signs, words }) =>
    [code, ...signs, ...words].map((text) => [text, code] as const),
  ),
);

/** How a sentence names a currency: "euros", or its code. */
export function nameCurrency(code: string): string {
  return pluralOf.get(code) ?? code;
}

const pluralOf: ReadonlyMap<string, string> = new Map(
  currencies.flatMap(({ code, plural }) => (plural === undefined ? [] : [[code, plural] as const])),
);
