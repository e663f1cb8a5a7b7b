import type { Auth, AuthParts } from "./create-auth.ts";
import type { RecentRead } from "../../store/recent-reads.ts";
import type { AfterAnswer } from "./after-answer.ts";

/** The parts that signing up, in and out consist of. */
export interface SignInParts extends AuthParts {
  readonly auth: Auth;
  readonly now: () => number;
  /** Whom a cookie belongs to. */
  readonly recentCallers: RecentRead<string | null>;
  readonly afterAnswer: AfterAnswer;
  readonly onAccountCreated: OnAccountCreated;
}

/** Gives a new account its first content. The account is valid without it: failures go to the log. */
export type OnAccountCreated = (account: { readonly userId: string; readonly name: string }) => Promise<void>;
