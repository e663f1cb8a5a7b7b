/** Texts of failures of jobs in child processes. */
export const messages = {
  stopped: {
    message: "The query was stopped before it finished.",
    fix: "Ask again to get the answer.",
  },
  processEnding: {
    message: "The process that runs this query is ending.",
    fix: "Ask again in a moment.",
  },
  tooManyWaiting: (waiting: number) => ({
    message: `${waiting} of your queries are already waiting.`,
    fix: "Wait until some of them have finished.",
  }),
};
