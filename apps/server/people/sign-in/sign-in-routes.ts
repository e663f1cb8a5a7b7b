import {
  changePassword,
  listSessions,
  requestPasswordReset,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  signIn,
  signOut,
  signUp,
  updateUser,
  verifyEmail,
  type User,
} from "@askery/api";
import type { SignInService } from "./sign-in-service.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export interface SignInRoutesContext {
  readonly signIn: SignInService;
  readonly readUser: (userId: string) => Promise<User>;
}

export function signInRoutes({ signIn: service, readUser }: SignInRoutesContext): readonly Served[] {
  return [
    serve(signUp, async ({ body }, caller) => {
      const { status, userId } = await service.signUp(caller, body);
      caller.actsAs(userId);
      return { status };
    }),
    serve(verifyEmail, async ({ body }, caller) => {
      const { userId, ...verified } = await service.verifyEmail(caller, body.token);
      caller.actsAs(userId);
      return verified;
    }),
    serve(signIn, async ({ body }, caller) => {
      const userId = await service.signIn(caller, body);
      caller.actsAs(userId);
      if (userId === null) return { status: "needs-code" } as const;
      return { status: "signed-in", user: await readUser(userId) } as const;
    }),
    serve(signOut, async (_request, caller) => service.signOut(caller)),
    serve(requestPasswordReset, async ({ body }) => service.requestPasswordReset(body)),
    serve(resetPassword, async ({ body }, caller) => {
      caller.actsAs(await service.resetPassword(caller, body));
      return null;
    }),
    serve(changePassword, async ({ body }, caller) => service.changePassword(caller, body)),
    serve(updateUser, async ({ body }, caller) => {
      await service.updateUser(caller, body);
      return { user: await readUser(caller.userId) };
    }),
    serve(listSessions, async (_request, caller) => service.listSessions(caller)),
    serve(revokeSession, async ({ body }, caller) => service.revokeSession(caller, body.id)),
    serve(revokeOtherSessions, async (_request, caller) => service.revokeOtherSessions(caller)),
  ];
}
