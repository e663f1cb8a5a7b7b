/** "Stacked bars", "as stacked bars", "as a stacked bars": each adjective before each noun. */
export function kindPhrases(adjectives: readonly string[], nouns: readonly string[]): readonly string[] {
  return adjectives.flatMap((adjective) =>
    nouns.flatMap((noun) => {
      const named = adjective === "" ? noun : `${adjective} ${noun}`;
      return noun.endsWith("s") ? [named, `as ${named}`] : [named, `as ${named}`, `as a ${named}`];
    }),
  );
}
