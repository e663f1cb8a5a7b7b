import { invariant, type Literal, type Statement } from "@askery/model";
import type { Dialect } from "./dialects/dialect.ts";

/**
 * Text that layout must not touch (literals, hand-written SQL, names with line breaks) and values that travel beside
 * the statement. Printers leave a mark in their place; `fillMarks` puts them in at the very end, in the order of the
 * text, so that printing may go in any order and indent whatever it likes.
 */
export interface HeldText {
  readonly pieces: HeldPiece[];
  /** Marks by the plan's node they stand for: one node printed twice is one parameter. */
  readonly marks: Map<object, string>;
}

export type HeldPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "parameter"; readonly literal: Literal };

export function holdNothing(): HeldText {
  return { pieces: [], marks: new Map() };
}

/** The mark for a piece. Names and SQL are never printed with U+0000, so nothing else looks like one. */
export function hold(held: HeldText, piece: HeldPiece): string {
  held.pieces.push(piece);
  return `\0${held.pieces.length - 1}\0`;
}

/** The mark for the piece that a node of the plan became: the same mark each time. */
export function holdNode(held: HeldText, node: object, piece: HeldPiece): string {
  const known = held.marks.get(node);
  if (known !== undefined) return known;
  const mark = hold(held, piece);
  held.marks.set(node, mark);
  return mark;
}

/** Puts the pieces in the place of their marks, and lists the parameters in the order of their placeholders. */
export function fillMarks(marked: string, held: HeldText, dialect: Dialect): Statement {
  const parameters: Literal[] = [];
  const placeholders = new Map<HeldPiece, string>();
  const place = (piece: HeldPiece): string => {
    if (piece.kind === "text") return piece.text;
    const known = placeholders.get(piece);
    if (known !== undefined) return known;
    parameters.push(piece.literal);
    if (dialect.placeholders === "anonymous") return "?";
    const number = parameters.length;
    const placeholder = dialect.placeholders === "named" ? `{p${number}:String}` : `$${number}`;
    placeholders.set(piece, placeholder);
    return placeholder;
  };
  const text = marked.split("\0").map((part, index) => {
    if (index % 2 === 0) return part;
    const piece = held.pieces[Number(part)];
    invariant(piece, "a mark stands for a held piece");
    return place(piece);
  });
  return { dialect: dialect.name, text: text.join(""), parameters };
}
