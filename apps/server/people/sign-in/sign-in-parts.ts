import type { Auth, AuthParts } from "./create-auth.ts";
import type { CallerSession } from "../../policies/current-access.ts";
import type { RecentRead } from "../../store/recent-reads.ts";
import type { AfterAnswer } from "../../runtime/after-answer.ts";

/** The parts of the sign-in service. */
export interface SignInParts extends AuthParts {
  readonly auth: Auth;
  readonly now: () => number;
  /** Cached sessions of cookies. */
  readonly recentSessions: RecentRead<CallerSession | null>;
  readonly afterAnswer: AfterAnswer;
  readonly onAccountCreated: OnAccountCreated;
}

/** Adds the first content of a new account. The account is valid without it: failures go to the log. */
export type OnAccountCreated = (account: { readonly userId: string; readonly name: string }) => Promise<void>;
