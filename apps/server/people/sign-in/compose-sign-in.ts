import type { Environment } from "../../runtime/environment.ts";
import type { Log } from "../../runtime/log.ts";
import type { SendMail } from "../../mail/mail.ts";
import type { Store } from "../../store/open-store.ts";
import type { RecentReads } from "../../store/recent-reads.ts";
import type { AfterAnswer } from "../../runtime/after-answer.ts";
import { createAuth } from "./create-auth.ts";
import { scryptPasswords, type Passwords } from "./passwords.ts";
import { createProviderReader } from "./discover-provider.ts";
import { createSignInLinks } from "./sign-in-links.ts";
import type { OnAccountCreated, OnProviderSignIn } from "./sign-in-parts.ts";
import { createSignInService, type SignInService } from "./sign-in-service.ts";

export interface SignInNeeds {
  readonly store: Store;
  readonly secret: string;
  readonly log: Log;
  readonly now: () => number;
  readonly environment: Pick<Environment, "url" | "provider" | "smtpUrl">;
  readonly sendMail: SendMail;
  readonly afterAnswer: AfterAnswer;
  readonly onAccountCreated: OnAccountCreated;
  readonly onProviderSignIn: OnProviderSignIn;
  readonly recent: RecentReads;
  /** How to hash passwords. Default: scrypt. */
  readonly passwords?: Passwords;
}

/** Composes the sign-in service. */
export function composeSignIn(needs: SignInNeeds): SignInService {
  const { store, secret, log, now, environment, sendMail, afterAnswer, onAccountCreated } = needs;
  const { url, provider, smtpUrl } = environment;
  const authParts = {
    store,
    url,
    secret,
    log,
    links: createSignInLinks(url),
    passwords: needs.passwords ?? scryptPasswords,
    sendMail,
  };
  return createSignInService({
    ...authParts,
    auth: createAuth(authParts),
    now,
    recentSessions: needs.recent.createReader(),
    afterAnswer,
    onAccountCreated,
    confirmsAddresses: smtpUrl !== null,
    onProviderSignIn: needs.onProviderSignIn,
    provider: provider === null ? null : { settings: provider, read: createProviderReader(provider, now) },
  });
}
