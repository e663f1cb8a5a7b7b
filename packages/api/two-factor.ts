import { z } from "zod";
import { user } from "./account.ts";
import { anyone, signedIn } from "./access-rule.ts";
import { logged, proves } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, password } from "./words.ts";

/*
 * Two-factor sign-in: after the password, a code from an authenticator app (TOTP, RFC 6238) or a recovery code.
 */

/** Six digits, which apps show in groups. */
const appCode = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "Enter the six digits that the app shows."));

/** A recovery code, as it was shown: `aB3dE-6gH8j`. */
const recoveryCode = z
  .string()
  .trim()
  .regex(/^[\dA-Za-z]{5}-[\dA-Za-z]{5}$/, "Enter a code of the form aB3dE-6gH8j.");

export const twoFactorState = z
  .object({
    /** Whether signing in needs a code. */
    isOn: z.boolean(),
    recoveryCodesLeft: z.number().int(),
  })
  .readonly();
export type TwoFactorState = z.infer<typeof twoFactorState>;

export const getTwoFactor = endpoint({
  name: "getTwoFactor",
  method: "get",
  path: "/api/auth/two-factor",
  summary: "Whether signing in needs a code, and how many recovery codes are left",
  access: signedIn,
  result: twoFactorState,
});

export const setUpTwoFactor = endpoint({
  name: "setUpTwoFactor",
  method: "post",
  path: "/api/auth/two-factor/set-up",
  summary: "Makes a secret for an authenticator app; signing in needs a code after confirmTwoFactor only",
  access: signedIn,
  act: proves,
  body: z.strictObject({ password }),
  result: z
    .object({
      /** In Base32, for typing it into an app. */
      secret: z.string(),
      /** The same as an `otpauth:` URI, for a QR code. */
      uri: z.string(),
    })
    .readonly(),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).readonly() }).readonly();

export const confirmTwoFactor = endpoint({
  name: "confirmTwoFactor",
  method: "post",
  path: "/api/auth/two-factor/confirm",
  summary: "Turns two-factor sign-in on with a first code; only this response has the recovery codes",
  access: signedIn,
  act: logged("turned on two-factor sign-in"),
  body: z.strictObject({ code: appCode }),
  result: recoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  name: "renewRecoveryCodes",
  method: "post",
  path: "/api/auth/two-factor/recovery-codes",
  summary: "Makes new recovery codes, which replace the earlier ones",
  access: signedIn,
  act: logged("made new recovery codes"),
  body: z.strictObject({ password }),
  result: recoveryCodes,
});

export const turnOffTwoFactor = endpoint({
  name: "turnOffTwoFactor",
  method: "post",
  path: "/api/auth/two-factor/turn-off",
  summary: "Turns two-factor sign-in off",
  access: signedIn,
  act: logged("turned off two-factor sign-in"),
  body: z.strictObject({ password }),
  result: nothing,
});

export const finishSignIn = endpoint({
  name: "finishSignIn",
  method: "post",
  path: "/api/auth/sign-in/code",
  summary: "Starts the session of a sign-in that needs a code, from the app or a recovery code",
  access: anyone,
  act: logged("signed in with a code"),
  body: z.strictObject({ code: z.union([appCode, recoveryCode]) }),
  result: z.object({ user }).readonly(),
});
