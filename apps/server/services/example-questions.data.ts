/** What the example conversations of a new account ask the sample shop, latest first: every kind of answer once. */
export const exampleQuestions: readonly string[] = [
  "Monthly revenue this year by category",
  "Top 10 products by revenue this year",
  "How does revenue this year compare to last year?",
  "Visits by device as a pie chart",
  "Newest 20 orders over 1000",
];
