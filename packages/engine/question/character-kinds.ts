import type { Character } from "./normalize-text.ts";

/** The character at an index, or "" outside the text. */
export function valueAt(characters: readonly Character[], at: number): string {
  return characters[at]?.value ?? "";
}

export function isDigit(value: string): boolean {
  return value.length === 1 && value >= "0" && value <= "9";
}

/** True for letters, combining marks and digits of any script. */
export function isWordCharacter(value: string): boolean {
  return wordCharacter.test(value);
}

export function isLetter(value: string): boolean {
  return letter.test(value);
}

/** True for whitespace and for both ends of the text. */
export function isSpace(value: string): boolean {
  return value === "" || space.test(value);
}

/** The index after a run of digits. */
export function skipDigits(characters: readonly Character[], from: number): number {
  let to = from;
  while (isDigit(valueAt(characters, to))) to += 1;
  return to;
}

const wordCharacter = /^[\p{L}\p{M}\p{N}]/u;
const letter = /^[\p{L}\p{M}]/u;
const space = /^\s$/u;
