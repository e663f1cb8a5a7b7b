import { withBoxes } from "./missing-letters.ts";

/**
 * A text with letters that Geist lacks (Greek, Arabic, Hebrew, Armenian, Georgian, and some symbols) is written in another
 * font, as a whole. That one lacks letters, too: those of East Asia and of India, Thai, and most pictographs.
 */
export const otherFontFiles = {
  regular: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf",
  bold: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf",
};

/** The name of the font that has the letters of a text, beside a font of the document. */
export function fontFor(name: string, text: string): string {
  return otherLetters.test(text) ? otherFontOf(name) : name;
}

export function otherFontOf(name: string): string {
  return `${name}-other`;
}

const otherLetters =
  /(?!\p{Script=Latin}|\p{Script=Cyrillic})\p{L}|[\u{20BA}\u{20BD}\u{2713}\u{2717}]|\p{Emoji_Presentation}|[\u2600-\u26FF]/u;

/**
 * A text as the library must get it. It writes one word after another from left to right, each with the space and the mark at its
 * end in the direction of its letters. So words that run from right to left are one, and what follows them is apart. The box of a
 * letter that the font lacks has another width than the library thinks, so it is given one.
 */
export function joinWords(text: string): string {
  return withBoxes(text)
    .replaceAll(rightToLeft, (words) => words.replaceAll(" ", noBreak))
    .replaceAll(markAfterRightToLeft, hasLatin.test(text) ? "$2$1" : "$&")
    .replaceAll(afterRightToLeft, `$1 ${noBreak}`);
}

/** In a sentence that runs from left to right, a mark after words of the other direction is at their right. */
const hasLatin = /\p{Script=Latin}/u;

const noBreak = "\u00A0";

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}][\p{Script=Arabic}\p{Script=Hebrew}\p{M}\p{P} ]*[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]/gu;

const markAfterRightToLeft =
  /([\p{Script=Arabic}\p{Script=Hebrew}][\p{Script=Arabic}\p{Script=Hebrew}\p{M}\p{P}\u00A0]*?)([,.;:!?])(?=\s|$)/gu;

const afterRightToLeft = /([\p{Script=Arabic}\p{Script=Hebrew}\p{M}]) (?=\S)/gu;

/** A drawing whose texts name the font that has their letters: `other`, or as they are. */
export function nameOtherFonts(svg: string): string {
  return svg.replaceAll(/<text\b([^>]*)>([^<]*)<\/text>/gu, (whole, attributes: string, text: string) => {
    if (!otherLetters.test(text)) return whole;
    const named = attributes
      .replace(/font-family:[^;"]*/u, `font-family:${otherFamily}`)
      .replace(/font-family="[^"]*"/u, `font-family="${otherFamily}"`);
    return `<text${named}>${joinWords(text)}</text>`;
  });
}

export const otherFamily = "other";
