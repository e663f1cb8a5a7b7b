import { isAPIError } from "better-auth/api";
import { AppError } from "@askery/model";
import { addressHeader } from "./create-auth.ts";
import { operationMessages } from "../../messages/operation-messages.ts";
import { peopleMessages } from "../../messages/people-messages.ts";

/** The parts of a request that better-auth may see, and the response headers for its cookies. */
export interface Caller {
  readonly headers: Headers;
  readonly clientAddress: string;
  /** Headers to send with the response. */
  readonly reply: Headers;
}

/** The headers for better-auth: the session's cookie and the facts that a list of sessions shows, nothing else. */
export function headersForAuth({
  headers,
  clientAddress,
}: Pick<Caller, "headers" | "clientAddress">): Headers {
  return new Headers({
    cookie: headers.get("cookie") ?? "",
    "user-agent": (headers.get("user-agent") ?? "").slice(0, 300),
    [addressHeader]: clientAddress,
  });
}

/**
 * Calls better-auth, passes its cookies on and translates its errors to our own.
 *
 * @throws AppError `wrong-password`, `link-expired`, `signed-out`, `store-unavailable`
 */
export async function callAuth<Result>(
  reply: Headers,
  call: () => Promise<{ readonly headers: Headers; readonly response: Result }>,
): Promise<Result> {
  try {
    const { headers, response } = await call();
    for (const cookie of headers.getSetCookie()) reply.append("set-cookie", cookie);
    return response;
  } catch (error) {
    throw describeRefusal(error);
  }
}

function describeRefusal(error: unknown): unknown {
  if (!isAPIError(error)) return error;
  const refusal = refusals[error.body?.code ?? ""] ?? refusals[error.status];
  return refusal === undefined ? error : refusal(error);
}

const storeGone = (cause: Error) => new AppError("store-unavailable", operationMessages.storeGone, { cause });
const signedOut = (cause: Error) => new AppError("signed-out", peopleMessages.signedOut, { cause });
const linkExpired = (cause: Error) => new AppError("link-expired", peopleMessages.linkExpired, { cause });
const wrongPassword = (cause: Error) =>
  new AppError("wrong-password", peopleMessages.wrongPassword, { cause });

const refusals: Readonly<Record<string, (cause: Error) => Error>> = {
  INVALID_EMAIL_OR_PASSWORD: wrongPassword,
  INVALID_PASSWORD: wrongPassword,
  INVALID_TOKEN: linkExpired,
  USER_NOT_FOUND: linkExpired,
  // better-auth hides the failure of a read of the session.
  INTERNAL_SERVER_ERROR: storeGone,
  SESSION_EXPIRED: signedOut,
  UNAUTHORIZED: signedOut,
};
