/**
 * The questions of the example conversations of a new account, latest first, one for each kind of answer. They find
 * something on any day of the year.
 */
export const exampleQuestions: readonly string[] = [
  "Monthly revenue by category in the last 12 months",
  "Top 10 products by revenue last quarter",
  "How does revenue last quarter compare to the quarter before?",
  "Share of visits by device as a pie chart",
  "Orders last quarter with a total over 2000 as a table",
];
