/** What people read when a question can't be put to its database. */
export const messages = {
  exampleFails: (author: string, reason: string) => ({
    message: `The SQL that ${author} wrote for this question does not run: ${reason}`,
    fix: "Correct the example under Knowledge, or rephrase the question.",
  }),
  nameGone: (name: string) => ({
    message: `${name} no longer exists, or is excluded from answers.`,
    fix: "Ask the question again to use the current tables.",
  }),
};
