import type { Log } from "../log.ts";
import { createMailer, defaultSender } from "../mail/create-mailer.ts";
import type { SendMail } from "../mail/mail.ts";
import type { Store } from "../store/open-store.ts";
import { createAfterAnswer } from "./after-answer.ts";
import { createAuth } from "./create-auth.ts";
import { scryptPasswords, type Passwords } from "./passwords.ts";
import { createSignInLinks } from "./sign-in-links.ts";
import type { OnAccountCreated } from "./sign-in-parts.ts";
import { createSignInService, type SignInService } from "./sign-in-service.ts";

export interface SignInNeeds {
  readonly store: Store;
  readonly secret: string;
  readonly log: Log;
  readonly now: () => number;
  readonly environment: { readonly url: string; readonly smtpUrl: string | null };
  readonly onClose: (close: () => Promise<void>) => void;
  readonly onAccountCreated: OnAccountCreated;
  /** How passwords are kept; scrypt unless a test counts. */
  readonly passwords?: Passwords;
  /** How mail goes out; by SMTP or to the log unless a test reads it. */
  readonly sendMail?: SendMail;
}

/** Puts signing in together. Closing waits for mail that is under way. */
export function composeSignIn(needs: SignInNeeds): SignInService {
  const { store, secret, log, now, environment, onClose, onAccountCreated } = needs;
  const { url, smtpUrl } = environment;
  const afterAnswer = createAfterAnswer((error) => log.error({ err: error }, "A mail could not be sent"));
  onClose(() => afterAnswer.settle());
  const authParts = {
    store,
    url,
    secret,
    log,
    links: createSignInLinks(url),
    passwords: needs.passwords ?? scryptPasswords,
    sendMail:
      needs.sendMail ??
      createMailer({ smtpUrl, from: defaultSender(url), print: (block) => void process.stdout.write(block) }),
  };
  return createSignInService({
    ...authParts,
    auth: createAuth(authParts),
    now,
    afterAnswer,
    onAccountCreated,
  });
}
