import type { ColumnType } from "kysely";

/**
 * The tables of better-auth, in its own shape: columns are camelCase in the store, and times and booleans have the
 * native type of each store. Use `signInTables(store)`, and only for operations that better-auth does not offer.
 */
export type SignInTables = {
  readonly user: UserTable;
  readonly session: SessionTable;
  readonly account: AccountTable;
  readonly verification: VerificationTable;
  readonly twoFactor: TwoFactorTable;
  readonly passkey: PasskeyTable;
};

/** Text on SQLite, a date on PostgreSQL: convert it with `new Date(…)`. */
type StoredTime = ColumnType<string | Date, never, never>;

interface UserTable {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether a mailed link or the provider has confirmed the address. 1 or 0 on SQLite. */
  readonly emailVerified: boolean | number;
  readonly image: string | null;
  /** 1 or 0 on SQLite. Null before the user set it up. */
  readonly twoFactorEnabled: boolean | number | null;
  readonly createdAt: StoredTime;
}

interface SessionTable {
  readonly id: string;
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: StoredTime;
  /** When it was begun or renewed, which it is once a day. */
  readonly updatedAt: StoredTime;
}

interface AccountTable {
  readonly id: string;
  readonly userId: string;
  /** `credential` for a password, or the issuer of a provider. */
  readonly providerId: string;
  /** The subject of a provider. */
  readonly accountId: string;
  readonly password: string | null;
}

interface VerificationTable {
  readonly id: string;
  readonly identifier: string;
  readonly value: string;
  readonly expiresAt: StoredTime;
  readonly createdAt: StoredTime;
}

interface TwoFactorTable {
  readonly id: string;
  readonly userId: string;
  /** Encrypted with the server's secret, as the recovery codes are. */
  readonly secret: string;
  readonly backupCodes: string;
}

interface PasskeyTable {
  readonly id: string;
  readonly userId: string;
  readonly name: string | null;
  /** 1 or 0 on SQLite. */
  readonly backedUp: boolean | number;
  readonly createdAt: StoredTime | null;
}

/** Codes of authenticator apps that signed a user in, as long as they would be valid. Not one of better-auth's. */
export interface UsedCodeTable {
  readonly userId: string;
  readonly code: string;
  readonly usedAtMs: number;
}

/** Changes of e-mail addresses, until their links expire. Not one of better-auth's. */
export interface EmailChangeTable {
  readonly id: string;
  readonly userId: string;
  /** In lower case. */
  readonly newEmail: string;
  /** SHA-256 of the tokens in the mailed links, hexadecimal. */
  readonly oldTokenHash: string;
  readonly newTokenHash: string;
  readonly oldConfirmedAtMs: number | null;
  readonly newConfirmedAtMs: number | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** When the address changed, or the change was cancelled or replaced. */
  readonly endedAtMs: number | null;
}

/** Sign-ins that wait for a provider. Not one of better-auth's. */
export interface ProviderSignInTable {
  /** SHA-256 of the state, hexadecimal. */
  readonly id: string;
  /** SHA-256 of the browser's cookie, hexadecimal. */
  readonly browserHash: string;
  readonly issuer: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly next: string | null;
  readonly expiresAtMs: number;
}

/** People whom the owner of the server has suspended. Not one of better-auth's. */
export interface SuspensionTable {
  readonly userId: string;
  readonly suspendedAtMs: number;
}

/** Sign-ups whose link has not been opened yet; an address may have several. This table is not one of better-auth's. */
export interface PendingSignUpTable {
  /** SHA-256 of the token in the mailed link, hexadecimal. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  /** The page that the link finally opens: a path on this server. */
  readonly next: string | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** When its link was opened; null if it was not. */
  readonly usedAtMs: number | null;
}

/** Tries at a secret in a period: the password of an account, of a link. */
export interface TryCountTable {
  /** A keyed hash of what is tried at. */
  readonly subject: ColumnType<string, string, never>;
  /** A keyed hash of the caller's address; empty for all callers together. */
  readonly caller: ColumnType<string, string, never>;
  readonly count: number;
  readonly startedAtMs: number;
}
