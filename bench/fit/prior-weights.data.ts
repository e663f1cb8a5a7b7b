/** Where the fit starts, and what it is pulled back to: judgement, for what no example speaks of. */
export const priorWeights: Readonly<Record<string, number>> = {
  cover: 1,
  unexplained: -2,
  joins: -0.05,
  existsTests: -0.15,
  lossyJoins: -0.1,
  impliedCount: -0.1,
  guesses: -0.1,
  countsTwice: -1,
  laterShape: -0.3,
  groupedTop: -0.3,
  severalMeasures: -0.05,
  impliedMeasure: -0.02,
  severalTables: -0.1,
  unusedEntities: -0.2,
  continuation: 2,
  references: 1.5,
};
