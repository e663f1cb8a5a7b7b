import { moneyWords, pieceWords } from "../meaning/units.data.ts";
import type { NameShape } from "./name-index.ts";

/** True for "units" of `unit_cost`: the words count pieces, and ask for no amount of money for one. */
export function isPieceOfAmount({ words }: NameShape, isMatched: (position: number) => boolean): boolean {
  const head = words.at(-1);
  return (
    head !== undefined &&
    moneyWords.has(head.text) &&
    words.every(({ text }, position) => !isMatched(position) || pieceWords.has(text))
  );
}
