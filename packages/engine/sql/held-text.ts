import { invariant, type Literal, type Statement } from "@askery/model";
import type { Dialect } from "./dialects/dialect.ts";

/**
 * Text that layout must not change (literals, hand-written SQL, names with line breaks) and parameters. Printers emit a
 * mark instead; `fillMarks` replaces the marks at the end, in text order, so that printing may proceed in any order and
 * indent freely.
 */
export interface HeldText {
  readonly pieces: HeldPiece[];
  /** Marks by node of the plan: a node that is printed twice is one parameter. */
  readonly marks: Map<object, string>;
}

export type HeldPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "parameter"; readonly literal: Literal };

export function holdNothing(): HeldText {
  return { pieces: [], marks: new Map() };
}

/** Returns a mark for a piece. Marks are unambiguous, since names and SQL never contain U+0000. */
export function hold(held: HeldText, piece: HeldPiece): string {
  held.pieces.push(piece);
  return `\0${held.pieces.length - 1}\0`;
}

/** Returns the mark for a node's piece; the same mark each time. */
export function holdNode(held: HeldText, node: object, piece: HeldPiece): string {
  const known = held.marks.get(node);
  if (known !== undefined) return known;
  const mark = hold(held, piece);
  held.marks.set(node, mark);
  return mark;
}

/** Replaces marks with their pieces and lists the parameters in the order of their placeholders. */
export function fillMarks(marked: string, held: HeldText, dialect: Dialect): Statement {
  const parameters: Literal[] = [];
  const placeholders = new Map<HeldPiece, string>();
  const printHeld = (piece: HeldPiece): string => {
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
    invariant(piece, "every mark has a held piece");
    return printHeld(piece);
  });
  return { dialect: dialect.name, text: text.join(""), parameters };
}
