/** The words of a data text, as a set. */
export function toWords(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.split(/\s+/u)).filter((word) => word !== ""));
}
