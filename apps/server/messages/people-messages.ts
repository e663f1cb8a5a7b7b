/* Texts of failures of accounts, sign-in and permissions. */

export const peopleMessages = {
  // Signing in

  signedOut: {
    message: "You are signed out.",
    fix: "Sign in, and try again.",
  },
  accountGone: {
    message: "This account no longer exists.",
    fix: "Sign in with another account.",
  },
  wrongPassword: {
    message: "The address or the password is wrong.",
    fix: "Check both. If the account is new, open the link in the e-mail first.",
  },
  wrongCurrentPassword: {
    message: "The current password is wrong.",
    fix: "Check it. If you forgot it, sign out and set a new one.",
    field: "This is not the current password.",
  },
  signInExpired: {
    message: "This sign-in has expired.",
    fix: "Enter your password again, and then a new code.",
  },
  wrongCode: {
    message: "The code is wrong.",
    fix: "Enter the code that your app shows now, or a recovery code that you have not used.",
    field: "This code is wrong, has expired or has been used.",
  },
  tooManySignIns: (minutes: number) => ({
    message: "Too many wrong passwords were entered.",
    fix: `Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}, or reset the password.`,
  }),
  tooManyCodes: {
    message: "Too many wrong codes were entered for this account.",
    fix: "Try again in 15 minutes.",
  },
  twoFactorOff: {
    message: "Two-factor sign-in is not set up.",
    fix: "Set it up in your account.",
  },
  twoFactorOn: {
    message: "Two-factor sign-in is on already.",
    fix: "To use another app, turn it off and set it up again.",
  },
  noPasskeysHere: {
    message: "Passkeys need an address with a host name and https.",
    fix: "Ask the person who runs the server to set ASKERY_URL to one.",
  },
  passkeyRefused: {
    message: "The passkey was not accepted.",
    fix: "Try again, or sign in with your password.",
    field: "This passkey is unknown here, was removed, or did not check that it is you.",
  },
  noSuchPasskey: {
    message: "This passkey does not exist.",
    fix: "Reload the page.",
  },
  serverOwnerStays: {
    message: "You own this server, so your account cannot be deleted.",
    fix: "Stop the server instead, or keep the account.",
  },
  databaseWithoutHeir: (name: string) => ({
    message: `“${name}” needs a new owner, or is deleted.`,
    fix: "Reload the page, and choose for each database.",
  }),
  noPassword: {
    message: "Your account has no password, which this needs.",
    fix: "Set one in your account, under Password.",
    field: "Your account has no password. Set one first.",
  },
  addressTaken: {
    message: "Another account has this address by now.",
    fix: "Choose another address in your account.",
  },
  noMailServer: {
    message: "This server sends no e-mail.",
    fix: "Ask its operator to set up a mail server (SMTP_URL). Until then everything else works.",
  },
  linkExpired: {
    message: "This link no longer works.",
    fix: "It has expired or has been used. Request a new one.",
  },
  signUpExpired: {
    message: "This link has expired.",
    fix: "Links work for 24 hours. Sign up again to get a new one.",
  },
  signUpClosed: {
    message: "This server takes no new accounts.",
    fix: "Ask the owner of the server, or somebody who can invite you to a database.",
  },
  suspended: {
    message: "Your account is suspended.",
    fix: "Ask the owner of the server to reactivate it.",
  },
  setupTokenNeeded: {
    message: "The first account on this server needs the setup token.",
    fix: "Find “setup token” in the server's log and enter the token, or sign up on the server itself.",
  },

  // Permissions

  noSuchThing: (kind: string) => ({
    message: `This ${kind} does not exist, or you have no access to it.`,
    fix: "Check the address. It may have been deleted.",
  }),
  accessLimited: {
    message: "Your access to this database is limited to some of its data, and this would show more.",
    fix: "Ask your own questions under Ask, or ask an admin of the database for access.",
  },
  onlyServerOwner: {
    message: "Only the owner of this server can do that.",
    fix: "Ask the person who created the first account.",
  },
  onlyToRead: (kind: string) => ({
    message: `This ${kind} was shared with you to read. Only its owner can change it.`,
    fix: "Ask the same question in a project of your own.",
  }),
  roleTooLow: (role: string, needed: string) => ({
    message: `You are ${withArticle(role)} of this database. Only ${withArticle(needed)} can do that.`,
    fix: `Ask the owner of the database to make you ${withArticle(needed)}.`,
  }),

  // Other people

  noSuchPerson: {
    message: "This person does not exist or shares no database with you.",
    fix: "Check the address.",
  },
  noSuchAccount: {
    message: "This account does not exist.",
    fix: "Reload the page. It may have been deleted.",
  },
  ownerNotSuspended: {
    message: "You own this server, so your account cannot be suspended.",
    fix: "Choose another person.",
  },
  followSelf: {
    message: "You can't follow yourself.",
    fix: "Choose another person.",
  },
};

function withArticle(role: string): string {
  return `${/^[aeo]/.test(role) ? "an" : "a"} ${role}`;
}
