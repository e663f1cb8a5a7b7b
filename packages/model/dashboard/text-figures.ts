/**
 * Which figure of a card a text has: the one that it shows, or one of the first column with figures in its rows. `rows` is
 * the number of rows.
 */
export const figurePicks = ["figure", "total", "first", "last", "highest", "lowest", "rows"] as const;
export type FigurePick = (typeof figurePicks)[number];

/** A figure of a card in a text. `card` is an id. The card may be gone, or never have been one. */
export interface CardFigure {
  readonly card: string;
  readonly pick: FigurePick;
}

/** A part of a text: words, or the figure of a card. */
export type TextPart =
  | { readonly kind: "words"; readonly text: string }
  | ({ readonly kind: "figure" } & CardFigure);

/** `{{figure: 4b7a6c1e-…}}` is the figure of a card in a text, `{{total: 4b7a6c1e-…}}` the total of its rows. */
export function printFigureOf(card: string, pick: FigurePick = "figure"): string {
  return `{{${pick}: ${card}}}`;
}

/** The words and figures of a text, in their order. */
export function readTextFigures(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, word, card = ""] = match;
    const pick = figurePicks.find((one) => one === word) ?? "figure";
    if (match.index > end) parts.push({ kind: "words", text: text.slice(end, match.index) });
    parts.push({ kind: "figure", card, pick });
    end = match.index + whole.length;
  }
  return end < text.length ? [...parts, { kind: "words", text: text.slice(end) }] : parts;
}

/** A text with something in place of each figure. */
export function replaceTextFigures(text: string, replace: (figure: CardFigure) => string): string {
  return readTextFigures(text)
    .map((part) => (part.kind === "words" ? part.text : replace(part)))
    .join("");
}

/** A text whose figures are of other cards: copies, or cards by their names. */
export function renameTextFigures(text: string, rename: (card: string) => string): string {
  return replaceTextFigures(text, ({ card, pick }) => printFigureOf(rename(card), pick));
}

/** Shown in place of a figure whose card is not on the dashboard. */
export const missingFigure = "(card removed)";

/** Shown in place of a figure that could not be computed. */
export const noFigure = "–";

/** A card with its name, by which people see it in a text. */
interface NamedCard {
  readonly id: string;
  readonly name: string;
}

/** A text as people write it: its figures are named as their cards are. */
export function nameTextFigures(text: string, cards: readonly NamedCard[]): string {
  const names = nameUniquely(cards);
  return renameTextFigures(text, (card) => names.get(card) ?? card);
}

/** The reverse of `nameTextFigures`. Names of no card remain. */
export function identifyTextFigures(text: string, cards: readonly NamedCard[]): string {
  const ids = new Map([...nameUniquely(cards)].map(([id, name]) => [name, id]));
  return renameTextFigures(text, (name) => ids.get(name) ?? name);
}

/** Cards of one name are numbered: "Revenue", "Revenue 2". Braces would end the figure. */
function nameUniquely(cards: readonly NamedCard[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    cards.map(({ id, name }) => {
      const plain = name
        .replaceAll(/[{}\s]+/g, " ")
        .trim()
        .slice(0, 150);
      const count = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, count);
      return [id, count === 1 ? plain : `${plain} ${count}`];
    }),
  );
}

const pattern = new RegExp(String.raw`\{\{(${figurePicks.join("|")}): ?([^{}\n]{1,200})\}\}`, "g");
