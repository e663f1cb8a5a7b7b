import type { Character } from "./normalize-text.ts";

/** The character at a place, "" before the first and behind the last. */
export function valueAt(characters: readonly Character[], at: number): string {
  return characters[at]?.value ?? "";
}

export function isDigit(value: string): boolean {
  return value.length === 1 && value >= "0" && value <= "9";
}

/** Letters, their marks, and digits of any script. */
export function isWordCharacter(value: string): boolean {
  return wordCharacter.test(value);
}

export function isLetter(value: string): boolean {
  return letter.test(value);
}

/** The text's two ends count as space. */
export function isSpace(value: string): boolean {
  return value === "" || space.test(value);
}

/** The place behind a run of digits. */
export function skipDigits(characters: readonly Character[], from: number): number {
  let to = from;
  while (isDigit(valueAt(characters, to))) to += 1;
  return to;
}

const wordCharacter = /^[\p{L}\p{M}\p{N}]/u;
const letter = /^[\p{L}\p{M}]/u;
const space = /^\s$/u;
