/** Verbs for a figure that becomes less, and how they say that it is becoming so. */
export const lessWords = {
  verbs: ["fall", "drop", "decline", "decrease", "shrink", "worsen"],
  ongoing: ["falling", "dropping", "declining", "decreasing", "shrinking", "worsening"],
  /** With the figure as their object: "stores that lost revenue". */
  transitive: ["lose"],
  nouns: ["drop", "decline", "decrease", "fall", "loss", "reduction", "dip", "slump"],
} as const;

/** The same for a figure that becomes more. */
export const moreWords = {
  verbs: ["grow", "rise", "increase", "improve", "climb"],
  ongoing: ["growing", "rising", "increasing", "improving", "climbing"],
  transitive: ["gain"],
  nouns: ["increase", "rise", "gain", "improvement", "jump"],
} as const;
