/* Texts of failures of what makes answers trustworthy. */

export const trustMessages = {
  noSuchFeedback: {
    message: "This feedback does not exist, or it was taken back.",
    fix: "Reload the list.",
  },
};
