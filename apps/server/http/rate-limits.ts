/** A maximum number of calls in a number of seconds. */
export interface RateLimit {
  readonly name: string;
  /** The paths that it limits. Default: all. */
  readonly paths?: readonly string[];
  readonly calls: number;
  readonly seconds: number;
}

export interface RateLimits {
  /** Per client address: for calls that a stranger could abuse. */
  readonly byAddress: readonly RateLimit[];
  /** Per user, or per address for signed-out callers: more than our pages ever need. */
  readonly byCaller: RateLimit;
}

const byAddress: readonly RateLimit[] = [
  {
    name: "sign-in",
    paths: [
      "/api/auth/sign-in/email",
      "/api/auth/sign-in/code",
      "/api/auth/change-password",
      "/api/auth/email-change",
      "/api/account/delete",
      "/api/auth/sign-in/passkey",
      "/api/auth/passkeys/set-up",
      "/api/auth/two-factor/set-up",
      "/api/auth/two-factor/recovery-codes",
      "/api/auth/two-factor/turn-off",
    ],
    calls: 10,
    seconds: 60,
  },
  { name: "sign-up", paths: ["/api/auth/sign-up/email"], calls: 10, seconds: 600 },
  {
    name: "reset",
    paths: ["/api/auth/request-password-reset", "/api/auth/reset-password", "/api/auth/verify-email"],
    calls: 10,
    seconds: 600,
  },
  { name: "demo", paths: ["/api/demo/ask"], calls: 30, seconds: 60 },
  // A call for each pause in typing.
  { name: "demo-completions", paths: ["/api/demo/completions"], calls: 120, seconds: 60 },
];

export const rateLimits: RateLimits = { byAddress, byCaller: { name: "all", calls: 1200, seconds: 60 } };
