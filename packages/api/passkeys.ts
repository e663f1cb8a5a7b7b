import { z } from "zod";
import { user } from "./account.ts";
import { anyone, signedIn } from "./access-rule.ts";
import { logged, personal, proves } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, password, timeMs, uuid } from "./words.ts";

/*
 * Passkeys (WebAuthn): a key on a phone, a computer or a security key, which signs in without a password. Options and
 * responses are the JSON of the WebAuthn specification, which browsers make and read.
 */

/** What a browser needs to use a key, as the specification's JSON. */
const options = z.record(z.string(), z.unknown());
const base64 = z.string().max(20_000);
/** What a browser answers: the parts that both kinds of answers have. */
const answer = {
  id: base64,
  rawId: base64,
  type: z.literal("public-key"),
  /** Extensions are not used. */
  clientExtensionResults: z.object({}),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).exactOptional(),
};
const madeKey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: z.array(z.string().max(100)).max(20).exactOptional(),
  }),
});
const usedKey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: base64.exactOptional(),
  }),
});
export type MadeKey = z.infer<typeof madeKey>;
export type UsedKey = z.infer<typeof usedKey>;

export const passkey = z
  .object({
    id: uuid,
    name: z.string(),
    /** Whether the key is copied to other devices, so that it survives the loss of one. */
    isSynced: z.boolean(),
    createdAtMs: timeMs,
  })
  .readonly();
export type Passkey = z.infer<typeof passkey>;

export const listPasskeys = endpoint({
  name: "listPasskeys",
  method: "get",
  path: "/api/auth/passkeys",
  summary: "The user's passkeys, latest first, and whether this server's address allows them",
  access: signedIn,
  result: z
    .object({
      /** False for an address without a host name, or without https. */
      isPossible: z.boolean(),
      passkeys: z.array(passkey).readonly(),
    })
    .readonly(),
});

export const beginPasskey = endpoint({
  name: "beginPasskey",
  method: "post",
  path: "/api/auth/passkeys/set-up",
  summary: "What the browser needs to make a passkey, for five minutes",
  access: signedIn,
  act: proves,
  body: z.strictObject({ password }),
  result: z.object({ options }).readonly(),
});

const passkeyName = z.string().trim().min(1, "Enter a name.").max(100, "Keep it under 100 characters.");

export const savePasskey = endpoint({
  name: "savePasskey",
  method: "post",
  path: "/api/auth/passkeys",
  summary: "Saves the passkey that the browser made",
  access: signedIn,
  act: logged("added a passkey", { facts: ["name"] }),
  body: z.strictObject({
    name: passkeyName,
    response: madeKey,
  }),
  result: nothing,
});

export const renamePasskey = endpoint({
  name: "renamePasskey",
  method: "patch",
  path: "/api/auth/passkeys/{passkeyId}",
  summary: "Renames a passkey, by which its user recognizes it",
  access: signedIn,
  act: personal,
  params: z.object({ passkeyId: uuid }),
  body: z.strictObject({ name: passkeyName }),
  result: nothing,
});

export const removePasskey = endpoint({
  name: "removePasskey",
  method: "post",
  path: "/api/auth/passkeys/{passkeyId}/remove",
  summary: "Removes a passkey, which no longer signs in",
  access: signedIn,
  act: logged("removed a passkey"),
  params: z.object({ passkeyId: uuid }),
  body: z.strictObject({ password }),
  result: nothing,
});

export const beginPasskeySignIn = endpoint({
  name: "beginPasskeySignIn",
  method: "post",
  path: "/api/auth/sign-in/passkey-options",
  summary: "What the browser needs to sign in with a passkey, for five minutes",
  access: anyone,
  act: proves,
  body: z.strictObject({}),
  result: z.object({ options }).readonly(),
});

export const signInWithPasskey = endpoint({
  name: "signInWithPasskey",
  method: "post",
  path: "/api/auth/sign-in/passkey",
  summary: "Starts a session with a passkey; the key has checked the user, so no code is needed",
  access: anyone,
  act: logged("signed in with a passkey"),
  body: z.strictObject({ response: usedKey }),
  result: z.object({ user }).readonly(),
});
