/** The data of a JSON text from outside, for a schema to check; null for other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
