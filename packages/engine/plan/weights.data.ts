/** What each feature is worth: the sum over a reading's features is its score. */
export const weights: Readonly<Record<string, number>> = {
  cover: 1,
  unexplained: -2,
  joins: -0.05,
  existsTests: -0.15,
  guesses: -0.1,
  countsTwice: -1,
  laterShape: -0.3,
  groupedTop: -0.3,
  severalMeasures: -0.05,
  impliedMeasure: -0.02,
  severalTables: -0.1,
  unusedEntities: -0.2,
  continuation: 1,
  probeFailed: -5,
  probeNoRows: -0.7,
  probeOnlyNulls: -1.5,
};
