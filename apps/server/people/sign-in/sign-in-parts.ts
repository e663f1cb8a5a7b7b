import type { Auth, AuthParts } from "./create-auth.ts";
import type { CallerSession } from "../../policies/open-sessions.ts";
import type { RecentRead } from "../../store/recent-reads.ts";
import type { Provider } from "./discover-provider.ts";
import type { ProviderSettings } from "../../runtime/environment.ts";
import type { AfterAnswer } from "../../runtime/after-answer.ts";

/** The parts of the sign-in service. */
export interface SignInParts extends AuthParts {
  readonly auth: Auth;
  readonly now: () => number;
  /** Cached sessions of cookies. */
  readonly recentSessions: RecentRead<CallerSession | null>;
  readonly afterAnswer: AfterAnswer;
  readonly onAccountCreated: OnAccountCreated;
  /** Whether mail reaches people, so that who uses a mailed link has the address. */
  readonly confirmsAddresses: boolean;
  /** The provider that people can sign in with; null for none. */
  readonly provider: ProviderReader | null;
  readonly onProviderSignIn: OnProviderSignIn;
}

/** The operator's settings of a provider, and its configuration. */
export interface ProviderReader {
  readonly settings: ProviderSettings;
  readonly read: () => Promise<Provider>;
}

/** Gives a user what their groups of the provider give, and takes the rest back. */
export type OnProviderSignIn = (person: {
  readonly userId: string;
  readonly groups: readonly string[];
}) => Promise<void>;

/** Adds the first content of a new account. The account is valid without it: failures go to the log. */
export type OnAccountCreated = (account: { readonly userId: string; readonly name: string }) => Promise<void>;
