/** Stored documents that are known to be valid, by their text. */
export interface ValidTexts {
  readonly has: (text: string) => boolean;
  /** Returns the text. */
  readonly add: (text: string) => string;
}

/** In characters, of all texts together. */
const maxLength = 8_000_000;

/**
 * Remembers which documents are valid: results never change, and are read far more often than written. Validating one takes
 * longer than reading it.
 */
export function createValidTexts(): ValidTexts {
  const texts = new Set<string>();
  let length = 0;
  return {
    has: (text) => texts.has(text),
    add: (text) => {
      if (text.length > maxLength || texts.has(text)) return text;
      if (length + text.length > maxLength) {
        texts.clear();
        length = 0;
      }
      texts.add(text);
      length += text.length;
      return text;
    },
  };
}
