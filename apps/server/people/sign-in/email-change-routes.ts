import {
  cancelEmailChange,
  confirmEmail,
  getEmailChange,
  getEmailConfirmation,
  requestEmailChange,
  requestEmailConfirmation,
} from "@askery/api";
import { serve, type Served } from "../../endpoints/serve.ts";
import * as change from "./change-email.ts";
import type { SignInParts } from "./sign-in-parts.ts";

export function emailChangeRoutes(parts: SignInParts): readonly Served[] {
  return [
    serve(getEmailChange, (_request, { userId }) => change.readEmailChange(parts, userId)),
    serve(requestEmailChange, async ({ body }, { userId }) => {
      await change.requestEmailChange(parts, userId, body);
      return null;
    }),
    serve(requestEmailConfirmation, async (_request, { userId }) => {
      await change.requestOwnConfirmation(parts, userId);
      return null;
    }),
    serve(cancelEmailChange, async (_request, { userId }) => {
      await change.cancelEmailChange(parts, userId);
      return null;
    }),
    serve(getEmailConfirmation, ({ params }) => change.readConfirmation(parts, params.token)),
    serve(confirmEmail, async ({ params }, { actsAs }) => {
      const confirmed = await change.confirmEmail(parts, params.token);
      actsAs(confirmed.status === "waiting" ? null : confirmed.userId);
      return { status: confirmed.status };
    }),
  ];
}
