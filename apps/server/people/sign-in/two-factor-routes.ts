import {
  confirmTwoFactor,
  finishSignIn,
  getTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  turnOffTwoFactor,
} from "@askery/api";
import { serve, type Served } from "../../endpoints/serve.ts";
import { readUser } from "../read-account.ts";
import type { SignInParts } from "./sign-in-parts.ts";
import * as twoFactor from "./two-factor.ts";

export function twoFactorRoutes(parts: SignInParts): readonly Served[] {
  return [
    serve(getTwoFactor, (_request, { userId }) => twoFactor.readTwoFactor(parts, userId)),
    serve(setUpTwoFactor, ({ body }, caller) => twoFactor.setUpTwoFactor(parts, caller, body)),
    serve(confirmTwoFactor, async ({ body }, caller) => ({
      recoveryCodes: await twoFactor.confirmTwoFactor(parts, caller, body),
    })),
    serve(renewRecoveryCodes, async ({ body }, caller) => ({
      recoveryCodes: await twoFactor.renewRecoveryCodes(parts, caller, body),
    })),
    serve(turnOffTwoFactor, async ({ body }, caller) => {
      await twoFactor.turnOffTwoFactor(parts, caller, body);
      return null;
    }),
    serve(finishSignIn, async ({ body }, caller) => {
      const userId = await twoFactor.finishSignIn(parts, caller, body);
      caller.actsAs(userId);
      return { user: await readUser(parts.store, userId) };
    }),
  ];
}
