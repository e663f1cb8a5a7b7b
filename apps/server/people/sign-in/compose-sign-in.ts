import type { Environment } from "../../runtime/environment.ts";
import type { Log } from "../../runtime/log.ts";
import { createMailer, defaultSender } from "../../mail/create-mailer.ts";
import type { Store } from "../../store/open-store.ts";
import type { RecentReads } from "../../store/recent-reads.ts";
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
  readonly environment: Pick<Environment, "url" | "smtpUrl" | "mailFrom">;
  /** Prints mail if no mail server is set. */
  readonly print: (text: string) => void;
  readonly onClose: (close: () => Promise<void>) => void;
  readonly onAccountCreated: OnAccountCreated;
  readonly recent: RecentReads;
  /** How to hash passwords. Default: scrypt. */
  readonly passwords?: Passwords;
}

/** Composes the sign-in service. Closing it waits for mail that is being sent. */
export function composeSignIn(needs: SignInNeeds): SignInService {
  const { store, secret, log, now, environment, print, onClose, onAccountCreated } = needs;
  const { url, smtpUrl, mailFrom } = environment;
  const afterAnswer = createAfterAnswer((error) =>
    log.error({ err: error }, "What an answer did not wait for has failed: mail, most likely"),
  );
  onClose(() => afterAnswer.settle());
  const authParts = {
    store,
    url,
    secret,
    log,
    links: createSignInLinks(url),
    passwords: needs.passwords ?? scryptPasswords,
    sendMail: createMailer({ smtpUrl, from: mailFrom ?? defaultSender(url), print }),
  };
  return createSignInService({
    ...authParts,
    auth: createAuth(authParts),
    now,
    recentSessions: needs.recent.createReader(),
    afterAnswer,
    onAccountCreated,
  });
}
