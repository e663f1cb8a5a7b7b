const tintCount = 8;

/** Returns one of the eight tints of tokens.css, always the same one for a key. */
export function tintOf(key: string): string {
  return `var(--tint-${(hash(key) % tintCount) + 1})`;
}

/** FNV-1a, 32 bits: short, stable on every platform, and not used for security. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
