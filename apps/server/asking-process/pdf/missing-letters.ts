/** Letters that neither Geist nor DejaVu has, which are boxes in what the server draws. */
const missing: readonly (readonly [string, RegExp])[] = [
  ["Chinese characters", /\p{Script=Han}|\p{Script=Bopomofo}/u],
  ["Japanese syllables", /\p{Script=Hiragana}|\p{Script=Katakana}/u],
  ["Korean", /\p{Script=Hangul}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Khmer", /\p{Script=Khmer}/u],
  ["Burmese", /\p{Script=Myanmar}/u],
  ["Tibetan", /\p{Script=Tibetan}/u],
  ["Devanagari", /\p{Script=Devanagari}/u],
  ["Bengali", /\p{Script=Bengali}/u],
  ["Gurmukhi", /\p{Script=Gurmukhi}/u],
  ["Gujarati", /\p{Script=Gujarati}/u],
  ["Odia", /\p{Script=Oriya}/u],
  ["Tamil", /\p{Script=Tamil}/u],
  ["Telugu", /\p{Script=Telugu}/u],
  ["Kannada", /\p{Script=Kannada}/u],
  ["Malayalam", /\p{Script=Malayalam}/u],
  ["Sinhala", /\p{Script=Sinhala}/u],
  ["pictographs", /\p{Emoji_Presentation}/u],
];

/** The kinds of letters of a text that are boxes: "Chinese characters", "pictographs". */
export function listMissingLetters(text: string): readonly string[] {
  return missing.flatMap(([name, letters]) => (letters.test(text) ? [name] : []));
}

/** A text with a box in place of each letter that is missing. */
export function withBoxes(text: string): string {
  return text.replaceAll(anyMissing, "□");
}

const anyMissing = new RegExp(missing.map(([, { source }]) => source).join("|"), "gu");
