/* Texts of failures of what makes answers trustworthy. */

export const trustMessages = {
  noSuchFeedback: {
    message: "This feedback does not exist, or it was taken back.",
    fix: "Reload the list.",
  },
  noSuchVerified: {
    message: "This verified answer does not exist, or another one took its place.",
    fix: "Reload the page.",
  },
  noSuchTest: {
    message: "This test does not exist, or it was removed.",
    fix: "Reload the list.",
  },
};
