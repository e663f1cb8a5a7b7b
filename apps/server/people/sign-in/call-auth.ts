import { isAPIError } from "better-auth/api";
import { AppError } from "@askery/model";
import { RequestError } from "../../http/request-error.ts";
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

/** Throws a wrong password again, as a problem of the field that contains the current one. */
export function blameField(field: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof AppError) || error.code !== "wrong-password") throw error;
    throw new RequestError("invalid-input", peopleMessages.wrongCurrentPassword, {
      fields: { [field]: peopleMessages.wrongCurrentPassword.field },
      cause: error,
    });
  };
}

/** A code that is wrong or was used, as a problem of its field. */
export function wrongCode(cause?: Error): RequestError {
  return new RequestError("invalid-input", peopleMessages.wrongCode, {
    fields: { code: peopleMessages.wrongCode.field },
    cause,
  });
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

const signInExpired = (cause: Error) => new AppError("link-expired", peopleMessages.signInExpired, { cause });
const tooManyCodes = (cause: Error) =>
  new RequestError("too-many-requests", peopleMessages.tooManyCodes, { cause });
const twoFactorOff = (cause: Error) => new AppError("conflict", peopleMessages.twoFactorOff, { cause });
const twoFactorOn = (cause: Error) => new AppError("conflict", peopleMessages.twoFactorOn, { cause });

const suspended = (cause: Error) => new AppError("forbidden", peopleMessages.suspended, { cause });

const passkeyRefused = (cause: Error) =>
  new RequestError("invalid-input", peopleMessages.passkeyRefused, {
    fields: { response: peopleMessages.passkeyRefused.field },
    cause,
  });

const refusals: Readonly<Record<string, (cause: Error) => Error>> = {
  INVALID_EMAIL_OR_PASSWORD: wrongPassword,
  INVALID_PASSWORD: wrongPassword,
  SUSPENDED: suspended,
  INVALID_TOKEN: linkExpired,
  USER_NOT_FOUND: linkExpired,
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: wrongCode,
  INVALID_TWO_FACTOR_COOKIE: signInExpired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: signInExpired,
  ACCOUNT_TEMPORARILY_LOCKED: tooManyCodes,
  TOTP_NOT_ENABLED: twoFactorOff,
  TWO_FACTOR_NOT_ENABLED: twoFactorOff,
  TOTP_ALREADY_ENABLED: twoFactorOn,
  CHALLENGE_NOT_FOUND: passkeyRefused,
  FAILED_TO_VERIFY_REGISTRATION: passkeyRefused,
  AUTHENTICATION_FAILED: passkeyRefused,
  PASSKEY_NOT_FOUND: passkeyRefused,
  PASSKEY_WITHOUT_USER: passkeyRefused,
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: passkeyRefused,
  // Two requests used a recovery code at the same time.
  CONFLICT: wrongCode,
  // better-auth hides the failure of a read of the session.
  INTERNAL_SERVER_ERROR: storeGone,
  SESSION_EXPIRED: signedOut,
  UNAUTHORIZED: signedOut,
};
