import { latePhrases, overduePhrases, statePairs } from "./state-words.data.ts";

/** The single words that ask for a state in any database. An answer must not ignore them. */
export const generalStates: ReadonlySet<string> = new Set(
  [
    ...statePairs.flatMap(({ is, isNot }) => [...is.asked, ...isNot.asked]),
    ...overduePhrases,
    ...latePhrases,
  ].filter((phrase) => !phrase.includes(" ")),
);
