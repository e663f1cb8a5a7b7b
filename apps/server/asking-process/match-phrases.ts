/** What was typed of a phrase, and where the text before it ends: "and add" adds to another one. */
const lastPart = /^(?<head>.*(?:,|\band) )?(?<typed>[^,]*)$/isu;

/** From this many letters on, what was typed may be a later word of a phrase. */
const fewestOfWord = 3;

export interface MatchedPhrases {
  /** Texts that start with what was typed. */
  readonly begun: readonly string[];
  /** Texts with a later word that does: "add the average" for "aver". */
  readonly inside: readonly string[];
}

/** The texts that phrases complete what was typed to. Several may be combined: "stacked and hide the leg". */
export function matchPhrases(text: string, phrases: readonly string[]): MatchedPhrases {
  const { head = "", typed = "" } = lastPart.exec(text.trimStart())?.groups ?? {};
  const start = typed.toLowerCase();
  if (start.trim() === "") return { begun: [], inside: [] };
  const open = phrases.filter((phrase) => phrase !== start.trimEnd());
  const begun = open.filter((phrase) => phrase.startsWith(start));
  const inside = start.length < fewestOfWord ? [] : open.filter((phrase) => phrase.includes(` ${start}`));
  return {
    begun: begun.map((phrase) => head + phrase),
    inside: inside.filter((phrase) => !begun.includes(phrase)).map((phrase) => head + phrase),
  };
}
