import type { Mail } from "../../mail/mail.ts";
import { writeMail } from "../../mail/write-mail.ts";
import type { SignInLinks } from "./sign-in-links.ts";

/*
 * The content of account mails. It has no name or other text from the sign-up form, so that the form cannot be used to
 * send messages to strangers.
 */

/** The mail to an address without an account, with a link that creates one. */
export function verificationMail(links: SignInLinks, to: string, token: string): Mail {
  return writeMail({
    to,
    subject: "Confirm your address for Askery",
    before: [`Someone signed up at ${links.origin} with this address. If it was you, confirm it to sign in.`],
    link: { label: "Confirm address", url: links.verification(token) },
    after: ["The link works for 24 hours.", "If it was not you, ignore this e-mail. No account is created."],
  });
}

/** The mail to an address that already has an account. */
export function alreadySignedUpMail(links: SignInLinks, to: string, next: string | null): Mail {
  return writeMail({
    to,
    subject: "You already have an Askery account",
    before: [`Someone signed up at ${links.origin} with this address, which already has an account.`],
    link: { label: "Sign in", url: links.signIn(next) },
    after: [
      `Forgot your password? Set a new one: ${links.forgottenPassword}`,
      "If it was not you, ignore this e-mail. Nothing has changed.",
    ],
  });
}

/** The mail to a user who forgot their password. */
export function resetMail(
  links: SignInLinks,
  to: string,
  reset: { token: string; next: string | null },
): Mail {
  return writeMail({
    to,
    subject: "Set a new Askery password",
    before: [`Someone requested a new password for this address at ${links.origin}.`],
    link: { label: "Set a new password", url: links.reset(reset.token, reset.next) },
    after: [
      "The link works once, for an hour. It signs you out everywhere.",
      "If it was not you, ignore this e-mail. Your password does not change.",
    ],
  });
}

/** The mail to the present address of an account that gets another one. */
export function oldAddressMail(
  links: SignInLinks,
  to: string,
  change: { token: string; newEmail: string },
): Mail {
  return writeMail({
    to,
    subject: "Confirm your new address for Askery",
    before: [
      `Your account at ${links.origin} is to get the address ${change.newEmail}. If you want that, confirm it.`,
    ],
    link: { label: "Confirm the change", url: links.emailConfirmation(change.token) },
    after: [
      "The link works for 24 hours. The new address has to confirm, too.",
      "If it was not you, somebody knows your password: change it in your account.",
    ],
  });
}

/** The mail to the new address of an account. */
export function newAddressMail(links: SignInLinks, to: string, token: string): Mail {
  return writeMail({
    to,
    subject: "Confirm your address for Askery",
    before: [
      `Someone wants to use this address for their account at ${links.origin}. If it was you, confirm it.`,
    ],
    link: { label: "Confirm address", url: links.emailConfirmation(token) },
    after: ["The link works for 24 hours.", "If it was not you, ignore this e-mail. Nothing changes."],
  });
}

/** The mail to the address of an account that was never confirmed. */
export function ownAddressMail(links: SignInLinks, to: string, token: string): Mail {
  return writeMail({
    to,
    subject: "Confirm your address for Askery",
    before: [`An account at ${links.origin} has this address. If it is yours, confirm it.`],
    link: { label: "Confirm address", url: links.emailConfirmation(token) },
    after: ["The link works for 24 hours.", "If it is not yours, ignore this e-mail. Nothing changes."],
  });
}

/** The mail to a new address that has an account already. */
export function addressTakenMail(links: SignInLinks, to: string): Mail {
  return writeMail({
    to,
    subject: "You already have an Askery account",
    before: [
      `Someone wants to use this address for another account at ${links.origin}. It has an account already.`,
    ],
    link: { label: "Sign in", url: links.signIn(null) },
    after: ["If it was not you, ignore this e-mail. Nothing changes."],
  });
}
