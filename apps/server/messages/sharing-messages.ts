/* Texts of failures of sharing, and of visitors with a link. */

export const sharingMessages = {
  // Visitors

  noSuchLink: {
    message: "This link does not work.",
    fix: "It may be incomplete, or was revoked, or has expired. Ask the sender for a new one.",
  },
  linkLocked: {
    message: "This link has a password.",
    fix: "Enter the password that the sender gave you.",
  },
  wrongPassword: {
    message: "The password is wrong.",
    fix: "Check it, or ask the sender.",
    field: "This is not the password of this link.",
  },
  tooManyTries: (minutes: number) => ({
    message: "Too many wrong passwords.",
    fix: `Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  }),
  exportOff: {
    message: "This link does not allow exports.",
    fix: "Ask the sender to allow them.",
  },
  noSuchItem: {
    message: "There is no such table here.",
    fix: "Reload the page. It may have been deleted.",
  },

  // People who share

  noSuchMember: {
    message: "Some of these people are not members of this database.",
    fix: "Reload the page, and choose again.",
  },
  noSuchGroup: {
    message: "Some of these groups do not exist any longer.",
    fix: "Reload the page, and choose again.",
  },
  expiryPassed: {
    message: "This date has passed.",
    fix: "Choose a later one.",
    field: "Choose a later date.",
  },
};
