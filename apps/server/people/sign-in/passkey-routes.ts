import {
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  savePasskey,
  signInWithPasskey,
} from "@askery/api";
import { serve, type Served } from "../../endpoints/serve.ts";
import { readUser } from "../read-account.ts";
import * as passkeys from "./passkeys.ts";
import type { SignInParts } from "./sign-in-parts.ts";

export function passkeyRoutes(parts: SignInParts): readonly Served[] {
  return [
    serve(listPasskeys, (_request, { userId }) => passkeys.listPasskeys(parts, userId)),
    serve(beginPasskey, ({ body }, caller) => passkeys.beginPasskey(parts, caller, body)),
    serve(savePasskey, async ({ body }, caller) => {
      await passkeys.savePasskey(parts, caller, body);
      return null;
    }),
    serve(renamePasskey, async ({ params, body }, { userId }) => {
      await passkeys.renamePasskey(parts, { ...params, ...body, userId });
      return null;
    }),
    serve(removePasskey, async ({ params, body }, caller) => {
      await passkeys.removePasskey(parts, caller, { ...params, ...body });
      return null;
    }),
    serve(beginPasskeySignIn, (_request, caller) => passkeys.beginPasskeySignIn(parts, caller)),
    serve(signInWithPasskey, async ({ body }, caller) => {
      const userId = await passkeys.signInWithPasskey(parts, caller, body);
      caller.actsAs(userId);
      return { user: await readUser(parts.store, userId) };
    }),
  ];
}
