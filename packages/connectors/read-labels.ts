/** Returns the values that `enum('a','b')` or `set('a','b')` declares, or null for another type. Quotes in them are doubled. */
export function readLabels(declaration: string): readonly string[] | null {
  if (!/^(?:enum|set)\s*\(/i.test(declaration)) return null;
  return Array.from(declaration.matchAll(/'((?:[^']|'')*)'/g), ([, label = ""]) =>
    label.replaceAll("''", "'"),
  );
}
