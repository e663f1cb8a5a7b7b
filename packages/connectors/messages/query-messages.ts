/* Messages for failed queries, on any kind of database. `reason` is the database's own message. */

const checkStatement = "Check the names and syntax of the statement.";
const askForLess = "Ask for less data at once: a shorter period, fewer columns, or a filter.";
const askForLessOrWait = "Ask for less data at once, or raise the time limit.";

export const queryMessages = {
  // The statement

  refused: (reason: string) => ({
    message: `The statement was refused: ${reason}.`,
    fix: "Write one SELECT that reads tables of this database. Nothing else is allowed.",
  }),
  failed: (reason: string, database = "The database") => ({
    message: `${database} could not run the statement: ${endSentence(reason)}`,
    fix: checkStatement,
  }),
  nameUnknown: (reason: string, database = "The database") => ({
    message: `${database} has no such table or column: ${endSentence(reason)}`,
    fix: "Check the name. If the database has changed, sync it under Tables & columns.",
  }),
  failedInProcess: (reason: string) => ({
    message: reason,
    fix: "Check the statement, or rephrase the question.",
  }),
  denied: (reason: string) => ({
    message: `The database denied access: ${reason}.`,
    fix: "Grant the right to read it (GRANT SELECT) to the user of this connection.",
  }),
  wrongParameterCount: (expected: number, given: number) => ({
    message: `The statement takes ${expected} parameters, but ${given} were given.`,
    fix: "Give one value for each placeholder.",
  }),
  notADate: (text: string) => ({
    message: `"${text}" is not a date.`,
    fix: "Write dates as YYYY-MM-DD, followed by times as HH:MM:SS.",
  }),

  // Time

  stopped: {
    message: "The query was stopped before it finished.",
    fix: "Ask again to get the answer.",
  },
  timedOut: (timeoutMs: number) => ({
    message: `The query took longer than ${timeoutMs / 1000} s and was stopped.`,
    fix: askForLessOrWait,
  }),
  timedOutOnServer: (reason: string) => ({
    message: `The query took too long and was stopped: ${reason}.`,
    fix: askForLessOrWait,
  }),
  statementTimeout: {
    message: "The query exceeded the server's time limit and was stopped.",
    fix: "Ask for less data at once, or raise statement_timeout for this connection's user.",
  },
  tableLocked: {
    message: "Another session locked a table for too long.",
    fix: "Ask again when that session has finished.",
  },
  databaseLocked: {
    message: "The database is locked by another program.",
    fix: "Ask again when it has finished writing.",
  },
  canceledByServer: (reason: string) => ({
    message: `The server canceled the query in favor of other work: ${reason}.`,
    fix: "Ask again. On a replica, raise max_standby_streaming_delay or turn on hot_standby_feedback.",
  }),
  serverBusy: (reason: string) => ({
    message: `The server accepts no more queries at the moment: ${reason}.`,
    fix: "Try again later, or raise this user's quota or limit of concurrent queries.",
  }),
  serverTooOld: (server: string, needed: string, reason: string) => ({
    message: `The server runs ${server}. This query needs ${needed} or later: ${reason}.`,
    fix: "Update the server, or ask a simpler question.",
  }),

  // Size

  tooLarge: (reason: string) => ({
    message: `The query needed more resources than the server has: ${reason}.`,
    fix: askForLess,
  }),
  outOfMemory: {
    message: "The query needed more memory than the limit allows.",
    fix: askForLess,
  },
  processTooLarge: (queryCount: number, memoryMb: number) => ({
    message: `${queryCount > 1 ? "The queries running at the same time" : "The query"} needed more than ${memoryMb} MB of memory.`,
    fix: "Ask again, or ask for less at once: a shorter period, fewer columns, or a filter.",
  }),
  rowTooLarge: (maxBytes: number) => ({
    message: `A row of the result is larger than ${maxBytes / 1e6} MB.`,
    fix: "Ask for fewer columns, or for only part of long texts.",
  }),
  valueTooLarge: {
    message: "A value of the result is larger than 100 MB.",
    fix: "Leave out that column, or use its length instead.",
  },

  // The process that runs queries

  processReplaced: {
    message: "The process that runs queries was ended to stop another query.",
    fix: "Ask again. It restarts with the next query.",
  },
  processEnded: {
    message: "The process that runs queries has ended.",
    fix: "Ask again. It restarts with the next query.",
  },
  closed: {
    message: "The connection to the database was closed.",
    fix: "Open it again.",
  },
  planNotRead: {
    message: "The database explained the statement in a form that Askery can't read.",
    fix: "Run EXPLAIN in the database's own tool.",
  },
  notOpen: {
    message: "No database is open.",
    fix: "Open the file again.",
  },

  // Reading the tables

  readingTooSlow: (timeoutMs: number) => ({
    message: `Reading the database took longer than ${timeoutMs / 1000} s.`,
    fix: "Raise the time limit, or connect to fewer tables.",
  }),
  readingServerTooSlow: (timeoutMs: number) => ({
    message: `Reading the database took longer than ${timeoutMs / 1000} s.`,
    fix: "Raise the time limit, or select fewer schemas.",
  }),
};

function endSentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
