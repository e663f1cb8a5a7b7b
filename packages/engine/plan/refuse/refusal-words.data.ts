/**
 * Phrases that start or occur in questions that no figure in a database answers. They match word by word, by typed word
 * or lemma. Lowercase.
 */
export const refusalPhrases = {
  /** At the start, after polite words: asks to change the data. */
  write: [
    "delete",
    "erase",
    "truncate",
    "update",
    "insert",
    "modify",
    "set the",
    "set all",
    "rename",
    "overwrite",
    "drop table",
    "drop the table",
    "alter",
    "increase all",
    "increase the",
    "decrease all",
    "decrease the",
    "raise the",
    "cancel the",
    "cancel all",
    "cancel order",
    "remove all",
    "add a new",
    "create a new",
    "mark all",
  ],
  /** Anywhere: asks about the future. */
  forecast: ["forecast", "predict", "prediction", "projection", "will be", "extrapolate", "going to be"],
  /** At the start: asks for a judgment. */
  opinion: [
    "should we",
    "should i",
    "shall we",
    "do you think",
    "what do you think",
    "would you recommend",
    "do you recommend",
    "what should",
    "is it a good idea",
    "what would you",
    "can you advise",
    "why should",
  ],
  /** At the start: small talk. */
  talk: [
    "how are you",
    "who are you",
    "what are you",
    "what is your name",
    "what can you do",
    "can you help me",
    "tell me a joke",
    "tell a joke",
    "write me",
    "write a",
    "how do you do",
    "nice to meet you",
    "goodbye",
    "bye",
  ],
} as const;

/** Polite words that may precede a question. */
export const politeWords: ReadonlySet<string> = new Set([
  "please",
  "kindly",
  "hi",
  "hello",
  "hey",
  "can",
  "could",
  "would",
  "you",
  "thanks",
  "thank",
  "will",
  "i",
  "want",
  "to",
  "now",
  "then",
  ",",
  "!",
  ".",
]);

/** Words after which "create a new" or "set the" asks for a display, not for a change of the data. */
export const shownWords: ReadonlySet<string> = new Set([
  "chart",
  "graph",
  "plot",
  "table",
  "report",
  "list",
  "dashboard",
  "pie",
  "bar",
  "line",
]);
