import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/** Adds a function that better-auth has only as a part of larger steps: starting a session for a user by id. */
export const beginSession = {
  id: "begin-session",
  endpoints: {
    /** Never served, because it does not check a password. */
    beginSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (user === null) throw new APIError("NOT_FOUND");
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ token: session.token });
      },
    ),
  },
};
