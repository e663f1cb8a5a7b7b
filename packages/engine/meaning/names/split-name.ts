import { abbreviations } from "./abbreviations.data.ts";

/**
 * Splits the name of a table or column into lowercase words: at underscores and other punctuation, at changes of case,
 * and between letters and digits. `dateOfBirth`, `DATE_OF_BIRTH` and `date of birth` yield the same three words,
 * `HTTPCode` yields two. Names in scripts without case are split only at punctuation and digits.
 */
export function splitName(name: string): readonly string[] {
  const words: string[] = [];
  for (const piece of name.split(/[^\p{L}\p{N}\p{M}]+/u)) {
    if (piece !== "") words.push(...splitPiece(piece));
  }
  return words.map((word) => word.toLowerCase());
}

/**
 * Splits a compound without separator: `birthdate` → birth, date; `deptname` → dept, name. Known words, and words that
 * do not consist of two known ones, stay whole; the split with the longest first part wins. Also splits an initial from
 * a common word: `dname` → d, name.
 */
export function cutGluedWord(word: string, isKnown: (word: string) => boolean): readonly string[] {
  if (word.length > 24 || isKnown(word)) return [word];
  if (/^[a-z](?:name|code|date|type|id)$/.test(word)) return [word.slice(0, 1), word.slice(1)];
  for (let cut = word.length - 3; cut >= 3; cut -= 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (isPart(first, isKnown) && isPart(second, isKnown)) return [first, second];
  }
  return [word];
}

type CharacterKind = "upper" | "digit" | "letter";

function splitPiece(piece: string): readonly string[] {
  const characters = Array.from(piece);
  const kinds = characters.map(kindOf);
  const words: string[] = [];
  let start = 0;
  for (let i = 1; i < characters.length; i += 1) {
    if (!isBorder(kinds, i)) continue;
    words.push(characters.slice(start, i).join(""));
    start = i;
  }
  words.push(characters.slice(start).join(""));
  return words;
}

/**
 * True if a word starts at `i`: at a change from or to digits, at a capital after a lowercase letter, or at the last of
 * several capitals.
 */
function isBorder(kinds: readonly CharacterKind[], i: number): boolean {
  const [before, here, after] = [kinds[i - 1], kinds[i], kinds[i + 1]];
  if ((before === "digit") !== (here === "digit")) return true;
  if (here !== "upper") return false;
  return before === "letter" || (before === "upper" && after === "letter");
}

function kindOf(character: string): CharacterKind {
  if (/\p{N}/u.test(character)) return "digit";
  return /\p{Lu}/u.test(character) ? "upper" : "letter";
}

function isPart(word: string, isKnown: (word: string) => boolean): boolean {
  return isKnown(word) || abbreviations.has(word);
}
