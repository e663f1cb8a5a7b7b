import type { ProblemDetails } from "@askery/api";
import { AppError, type AppErrorCode } from "@askery/model";
import { RequestError } from "./request-error.ts";
import { requestMessages } from "../messages/request-messages.ts";

/** The HTTP status of each failure. */
const statuses: Readonly<Record<AppErrorCode, number>> = {
  "signed-out": 401,
  "wrong-password": 401,
  "link-expired": 410,
  forbidden: 403,
  "plan-limit": 403,
  "not-found": 404,
  conflict: 409,
  "invalid-input": 400,
  usage: 400,
  "query-refused": 422,
  "query-failed": 422,
  "name-unknown": 422,
  "read-forbidden": 422,
  "query-cancelled": 409,
  "query-timed-out": 504,
  "query-too-large": 413,
  "too-many-requests": 429,
  "file-missing": 404,
  "file-unreadable": 422,
  "file-corrupt": 422,
  "file-empty": 422,
  "file-exists": 409,
  "file-kind-unknown": 422,
  "file-too-large": 413,
  "disk-full": 507,
  "uploads-elsewhere": 503,
  "database-locked": 503,
  "database-gone": 503,
  "host-unknown": 422,
  "host-refused": 403,
  "connection-refused": 422,
  "sign-in-refused": 422,
  "secret-unreadable": 422,
  "database-unknown": 422,
  "tls-failed": 422,
  "tunnel-failed": 422,
  "not-this-kind-of-database": 422,
  "store-full": 507,
  "store-locked": 503,
  "store-unavailable": 503,
  "runtime-too-old": 500,
};

/** Turns an error into a response of type `application/problem+json`. */
export function problemResponse(error: unknown, requestId: string): Response {
  const problem = describeError(error, requestId);
  return Response.json(problem, {
    status: problem.status,
    headers: {
      // A queue that is full says nothing about its speed: most work takes less than this.
      ...(problem.status === 429 && { "retry-after": String(busySeconds) }),
      ...(error instanceof RequestError && error.headers),
      "content-type": "application/problem+json",
      "cache-control": "no-store",
    },
  });
}

const busySeconds = 2;

/**
 * Describes an error as problem details. An error that is neither an `AppError` nor a `RequestError` is a bug: the
 * response is a 500 with only the request's id, by which an operator can find it in the log.
 */
export function describeError(error: unknown, requestId: string): ProblemDetails {
  if (error instanceof RequestError) {
    const { code, message, fix, status, fields } = error;
    return {
      type: "about:blank",
      title: message,
      status,
      detail: fix,
      code,
      requestId,
      ...(fields && { fields }),
    };
  }
  if (error instanceof AppError) {
    const { code, message, fix, field } = error;
    return {
      type: "about:blank",
      title: message,
      status: statuses[code],
      detail: fix,
      code,
      requestId,
      ...(field !== null && { fields: { [field]: message } }),
    };
  }
  const { message, fix } = requestMessages.internalRequest(requestId);
  return {
    type: "about:blank",
    title: message,
    status: 500,
    detail: fix,
    code: "internal",
    requestId,
  };
}
