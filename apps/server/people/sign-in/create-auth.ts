import { randomUUID } from "node:crypto";
import { betterAuth, type BetterAuthOptions } from "better-auth";
import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { AppError } from "@askery/model";
import type { Log } from "../../runtime/log.ts";
import type { SendMail } from "../../mail/mail.ts";
import { signInTables, storeKind } from "../../store/sign-in-store.ts";
import type { Store } from "../../store/open-store.ts";
import { beginSession } from "./begin-session.ts";
import type { Passwords } from "./passwords.ts";
import type { SignInLinks } from "./sign-in-links.ts";
import { resetMail } from "./sign-in-mails.ts";
import { isSuspended } from "./suspensions.ts";

const appName = "Askery";
/** Begins the identifiers of sign-ins that wait for a code. */
export const codePrefix = "2fa-";
const daySeconds = 24 * 60 * 60;
/** The header in which better-auth expects the caller's address. Only this server sets it. */
export const addressHeader = "x-askery-client-address";

export interface AuthParts {
  readonly store: Store;
  /** The public URL of the server. */
  readonly url: string;
  readonly secret: string;
  readonly links: SignInLinks;
  readonly passwords: Passwords;
  readonly sendMail: SendMail;
  readonly log: Log;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Configures better-auth for the store: passwords, sessions and resets. Sign-up is our own (`sign-up.ts`), and so are
 * the endpoints: only they call better-auth, after checking access, origin, limits and input.
 */
export function createAuth(parts: AuthParts) {
  return betterAuth(authOptions(parts));
}

export function authOptions({ store, url, secret, links, passwords, sendMail, log }: AuthParts) {
  return {
    appName,
    baseURL: url,
    basePath: "/api/auth",
    trustedOrigins: [new URL(url).origin],
    secret,
    database: { db: signInTables(store), type: storeKind(store), transaction: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: passwords,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, url: address, token }) => {
        const next = new URL(address).searchParams.get("callbackURL");
        await sendMail(resetMail(links, user.email, { token, next: next === "" ? null : next }));
      },
      onPasswordReset: async ({ user }) => dropResetLinks(store, user.id),
    },
    // A fresh session is never asked for: our endpoints ask for the password instead.
    session: {
      expiresIn: 7 * daySeconds,
      updateAge: daySeconds,
      freshAge: 0,
      cookieCache: { enabled: false },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            if (await isSuspended(store, userId)) throw new APIError("FORBIDDEN", { code: "SUSPENDED" });
          },
        },
      },
    },
    // The cookie of a sign-in that waits for its code is signed, so its identifier alone is worth nothing.
    verification: { storeIdentifier: { default: "hashed", overrides: { [codePrefix]: "plain" } } },
    plugins: [
      beginSession,
      twoFactor({ issuer: appName }),
      passkey({
        rpName: appName,
        rpID: new URL(url).hostname,
        origin: new URL(url).origin,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: {
          afterVerification: ({ verification }) => demandUser(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => demandUser(verification.authenticationInfo.userVerified),
        },
      }),
    ],
    advanced: {
      cookiePrefix: "askery",
      useSecureCookies: url.startsWith("https:"),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => randomUUID(), joins: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      // Other arguments are not logged, because they may contain what people typed.
      log: (_level, message, ...args) =>
        log.error({ part: "sign-in", err: args.find((arg) => arg instanceof AppError) }, message),
    },
  } satisfies BetterAuthOptions;
}

/** A key that did not check who uses it proves only that somebody has it. */
function demandUser(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new APIError("UNAUTHORIZED", { code: "PASSKEY_WITHOUT_USER" });
}

/** Deletes a user's reset links, which become useless when a password was set, and sign-ins that wait for a code. */
export async function dropResetLinks(store: Store, userId: string): Promise<void> {
  // Only these have a user's id as their value.
  await signInTables(store).deleteFrom("verification").where("value", "=", userId).execute();
}
