/* Texts of saved reports, and of their failures. */

export const reportMessages = {
  noSuchReport: {
    message: "This conversation has no saved report.",
    fix: "Open the question in Quantum, and save its report.",
  },
  otherLimits: {
    message:
      "You may now read other data than when this report was saved, so its runs could not be compared.",
    fix: "Ask the question again in Quantum, and save a new report.",
  },
  noSuchRun: {
    message: "This run does not exist, or it was replaced by later ones.",
    fix: "Choose another run of the report.",
  },
  runFailed: {
    message: "This run of the report failed, so there is nothing to show.",
    fix: "Choose another run, or run the report again.",
  },
  ran: (question: string, answer: string) => `“${question}”: ${answer}`,
  failed: (question: string, because: string) => `“${question}” could not run: ${because}`,
  reportMail: (
    question: string,
    { answer, changes }: { readonly answer: readonly string[]; readonly changes: readonly string[] },
  ) => ({
    subject: `Report: ${question}`,
    before: [...answer, ...(changes.length === 0 ? [] : ["Since the run before:", ...changes])],
    label: "Open the report",
    after: [scheduledBy],
  }),
  failureMail: (question: string, because: string) => ({
    subject: `The report failed: ${question}`,
    before: [
      because,
      "Askery tries again at the next time of its schedule. You hear of it again after it has worked.",
    ],
    label: "Open the report",
    after: [scheduledBy],
  }),
};

const scheduledBy =
  "You get this e-mail because you scheduled the report. You can pause its schedule on its page.";
