/** Texts of failures to ask a database. */
export const messages = {
  exampleFails: (author: string, reason: string) => ({
    message: `The SQL that ${author} wrote for this question does not run: ${reason}`,
    fix: "Correct the example under Knowledge, or rephrase the question.",
  }),
  privateColumn: (name: string, reason: string) => ({
    message: `${name} is private, and nobody can read it here. ${reason}`,
    fix: "Leave it out, or ask an owner or admin of the database to make it public under Tables & columns.",
  }),
  privateAmongAll: (name: string, reason: string, table: string) => ({
    message: `All columns of ${table} would include ${name}, which is private. ${reason}`,
    fix: "Name the columns that you need, or ask an owner or admin of the database to make it public under Tables & columns.",
  }),
  nameGone: (name: string) => ({
    message: `${name} no longer exists, or is excluded from answers.`,
    fix: "Ask the question again to use the current tables.",
  }),
};
