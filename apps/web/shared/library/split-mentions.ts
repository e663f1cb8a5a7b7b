/** Splits a text at “@” with one of the names: texts and mentions take turns, beginning with a text. */
export function splitMentions(text: string, names: readonly string[]): readonly string[] {
  const parts: string[] = [""];
  // The longest first, so that “Ada Lovelace” is not a mention of Ada.
  const sorted = names.toSorted((one, other) => other.length - one.length);
  for (let at = 0; at < text.length;) {
    const name = text[at] === "@" ? sorted.find((one) => text.startsWith(one, at + 1)) : undefined;
    if (name === undefined) {
      parts[parts.length - 1] += text[at] ?? "";
      at += 1;
    } else {
      parts.push(`@${name}`, "");
      at += 1 + name.length;
    }
  }
  return parts;
}
