import { measureText } from "@askery/charts";
import { readTextImage, type TextImage } from "@askery/model";
import { lexer, type MarkedToken, type Token } from "marked";

/** A line of a text as it is drawn. */
export interface TextLine {
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 600;
  /** In pixels from the left. */
  readonly indent: number;
  /** The distance from the line before. */
  readonly step: number;
  /** Drawn in place of the text, with its size on the line. */
  readonly image?: TextImage;
}

/** The lines of a text in Markdown, broken at a width. Emphasis and links are plain text; pictures are lines of their own. */
export function readTextLines(text: string, width: number): readonly TextLine[] {
  return lexer(text).flatMap((token) => readBlock(token, width, 0));
}

function readBlock(token: Token, width: number, indent: number): readonly TextLine[] {
  const one = token as MarkedToken;
  const look = { size: 13, weight: 400, indent, step: 19 } as const;
  switch (one.type) {
    case "heading":
      return wrap(plainText(one.tokens), width, { ...look, size: one.depth === 1 ? 15 : 13, weight: 600 });
    case "list":
      return one.items.flatMap((item, index) => {
        const mark = one.ordered ? `${(one.start || 1) + index}. ` : "• ";
        const lines = item.tokens.flatMap((inner) => readBlock(inner, width, indent + 16));
        return lines.map((line, at) => (at === 0 ? { ...line, text: mark + line.text, indent } : line));
      });
    case "blockquote":
      return one.tokens.flatMap((inner) => readBlock(inner, width, indent + 16));
    case "code":
      return one.text.split("\n").map((line) => ({ ...look, text: line }));
    case "table":
      return [one.header, ...one.rows].flatMap((row) =>
        wrap(row.map(({ tokens }) => plainText(tokens)).join("   "), width, look),
      );
    case "space":
      return [{ ...look, text: "", step: 8 }];
    case "hr":
    case "def":
      return [];
    case "paragraph":
    case "text":
      return splitAtImages("tokens" in one && one.tokens !== undefined ? one.tokens : [one]).flatMap((part) =>
        "version" in part ? placeImage(part, width, look) : wrap(plainText(part.tokens), width, look),
      );
    default:
      return wrap(plainText([one]), width, look);
  }
}

type Part = TextImage | { readonly tokens: readonly Token[] };

function splitAtImages(tokens: readonly Token[]): readonly Part[] {
  return tokens.reduce<readonly Part[]>((parts, token) => {
    const one = token as MarkedToken;
    const image = one.type === "image" ? readTextImage(one.href) : null;
    if (image !== null) return [...parts, image];
    const last = parts.at(-1);
    if (last === undefined || "version" in last) return [...parts, { tokens: [token] }];
    return [...parts.slice(0, -1), { tokens: [...last.tokens, token] }];
  }, []);
}

/** Between a picture and the next line. */
const imageGap = 8;

function placeImage(image: TextImage, width: number, look: Omit<TextLine, "text">): readonly TextLine[] {
  const scale = Math.min(1, (width - look.indent) / image.width);
  const shown = { ...image, width: image.width * scale, height: image.height * scale };
  return [{ ...look, text: "", step: shown.height + imageGap, image: shown }];
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      const one = token as MarkedToken;
      if (one.type === "br") return "\n";
      if ("tokens" in one && one.tokens !== undefined) return plainText(one.tokens);
      return "text" in one && typeof one.text === "string" ? one.text : one.raw;
    })
    .join("");
}

/** Breaks a text at spaces; a word that is wider than a line has a line of its own. */
export function wrap(text: string, width: number, look: Omit<TextLine, "text">): readonly TextLine[] {
  const room = width - look.indent;
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/\s+/).filter((one) => one !== "")) {
      const last = lines.at(-1);
      const longer = `${last ?? ""} ${word}`.trim();
      const fits = last !== undefined && measureText(longer, look.size, look.weight) <= room;
      if (fits) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((line) => ({ ...look, text: line }));
  });
}
