import { chartKindOf } from "@askery/model";

/** "on a second axis", "its own scale": another figure beside those that a chart has. */
export const ownAxisPhrases: readonly string[] = chartKindOf("combo").phrases.filter((phrase) =>
  /\b(?:axis|scale)$/u.test(phrase),
);
