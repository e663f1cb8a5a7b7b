interface Named {
  readonly words: string;
  readonly group: string;
}

/**
 * The options that contain each typed word in their words or group. Those where each typed word begins a word of the
 * option come first.
 */
export function matchOptions<Option extends Named>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (wanted.length === 0) return options;
  const scored = options.map((option) => ({ option, score: scoreOf(option, wanted) }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ option }) => option);
}

/** 3: each word begins a word of the option's own words; 2: of its group, too; 1: contained; 0: not. */
function scoreOf({ words, group }: Named, wanted: readonly string[]): number {
  const own = words.toLowerCase();
  const all = `${own} ${group.toLowerCase()}`;
  const begins = (text: string) => {
    const parts = text.split(/[\s,()]+/);
    return wanted.every((word) => parts.some((part) => part.startsWith(word)));
  };
  if (begins(own)) return 3;
  if (begins(all)) return 2;
  return wanted.every((word) => all.includes(word)) ? 1 : 0;
}
