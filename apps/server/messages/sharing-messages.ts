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

  // Embeds whose site signs values of filters

  signed: {
    noSecret: {
      message: "This frame is not set up.",
      fix: "Its filters are locked, but it has no secret to sign with. An editor makes one in Share, Embed.",
    },
    missing: {
      message: "This frame needs signed values.",
      fix: "The site that shows it signs them with the secret of the embed, and adds them to the address as “signed”.",
    },
    wrong: {
      message: "The signature of this frame is not right.",
      fix: "Its values were altered, or signed with another secret, perhaps one that was replaced since. Sign them again with the current one, by HS256.",
    },
    unreadable: {
      message: "The signed values of this frame cannot be read.",
      fix: "Sign a JSON Web Token by HS256 with “params” and “exp”, the time in seconds at which it ends.",
    },
    expired: {
      message: "This frame has expired.",
      fix: "Reload the page that shows it. Its site signs new values then.",
    },
    tooLong: {
      message: "The signed values of this frame are valid for too long.",
      fix: "Choose an “exp” that is at most 24 hours ahead.",
    },
    tooEarly: {
      message: "The signed values of this frame are not valid yet.",
      fix: "Check “nbf”, and the clock of the site.",
    },
    unknownParameter: (name: string) => ({
      message: `The signed values have a parameter that is not locked: ${name}.`,
      fix: "Sign the locked parameters only.",
    }),
    missingParameter: (name: string) => ({
      message: `The signed values have no parameter ${name}.`,
      fix: "Sign a value for every locked filter.",
    }),
    badParameter: (name: string, form: string) => ({
      message: `The signed value of ${name} does not fit its filter.`,
      fix: `Sign ${form}.`,
    }),
    lostFilter: {
      message: "A locked filter of this frame does not exist any longer.",
      fix: "An editor locks another filter, or none, in Share, Embed.",
    },
  },

  // People who share

  noEmbed: {
    message: "This has no embed.",
    fix: "Enter the sites that may show it first.",
  },
  badLocks: {
    message: "These filters cannot be locked.",
    fix: "Lock filters that exist, each once and under a name of its own, and at most one period.",
  },

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
