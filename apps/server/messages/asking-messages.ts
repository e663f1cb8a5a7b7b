/* Texts of failures of questions and answers. */

export const askingMessages = {
  // Limits

  tooManyQuestions: (running: number) => ({
    message: `${running} of your questions are already being answered.`,
    fix: "Wait for one of them to finish, or stop one.",
  }),
  tooManyQueries: (waiting: number) => ({
    message: `${waiting} of your queries are already waiting.`,
    fix: "Wait until some of them have finished.",
  }),
  questionsUsedUp: (plan: string, limit: number) => ({
    message: `You have used all ${limit} questions of the ${plan} plan this month.`,
    fix: "Wait until next month, or choose a larger plan.",
  }),
  conversationFull: (limit: number) => ({
    message: `This conversation has reached the limit of ${limit} questions.`,
    fix: "Start a new conversation.",
  }),
  demoBusy: {
    message: "Many people are trying the demo right now.",
    fix: "Try again in a few seconds, or sign up to ask without waiting.",
  },

  databasesBusy: {
    message: "Many large databases are being asked right now, and the server has no memory for another one.",
    fix: "Try again in a few seconds.",
  },

  // Running questions

  editRunning: {
    message: "Another edit of this answer is still running.",
    fix: "Wait for it to finish, or stop it.",
  },
  pointUnreadable: {
    message: "This is not a point of an answer.",
    fix: "Send the cells of a row and the column that was picked.",
  },
  editUnreadable: {
    message: "This is not a change of a plan.",
    fix: "Send edits as they are described in the guide to the plan editor.",
  },
  variablesUnreadable: {
    message: "These are not variables of SQL.",
    fix: "Give each variable another name, of letters, digits and underscores.",
  },
  editRefused: (sentence: string) => ({
    message: sentence,
    fix: "Choose something else, or ask for it in words.",
  }),
  sqlNotEdited: {
    message: "The SQL of this answer was not edited.",
    fix: "Change the answer by its chips.",
  },
  answerChanged: {
    message: "This answer was changed elsewhere meanwhile.",
    fix: "Look at it as it is now, then edit it again.",
  },
  questionTooSlow: {
    message: "The question took too long to interpret and was stopped.",
    fix: "Ask it in fewer words.",
  },
  questionStopped: {
    message: "The question was stopped.",
    fix: "Ask it again to get the answer.",
  },
  queryStopped: {
    message: "The query was stopped.",
    fix: "Run it again.",
  },
  processEnded: {
    message: "The process that answers questions ended unexpectedly.",
    fix: "Ask again. The process has restarted.",
  },
  valueUnfit: (value: string, column: string) => ({
    message: `The value “${value.slice(0, 60)}” does not fit the type that the column ${column} has in Parquet.`,
    fix: "Export the table as CSV or as a workbook.",
  }),
  serverStopping: {
    message: "The server is stopping.",
    fix: "Ask again in a moment.",
  },

  // Resources of a request

  noSuchDatabase: {
    message: "This database does not exist.",
    fix: "Choose another database.",
  },
  noSuchEarlierQuestion: {
    message: "The question that this one follows is not in this conversation.",
    fix: "Ask it as a new question.",
  },
  noExport: {
    message: "This export does not exist, or it ended more than a minute ago.",
    fix: "Export the table again.",
  },
  noAnswer: {
    message: "This question has no answer.",
    fix: "Ask it again.",
  },
  noPicture: {
    message: "A table has no picture.",
    fix: "Show it as a chart first, or export the table as a file.",
  },
  planUnreadable: {
    message: "This version of Askery can't read the saved plan.",
    fix: "Ask the question again. If a newer version saved the plan, start that version.",
  },
};
