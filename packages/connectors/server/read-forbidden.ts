import { AppError } from "@askery/model";

/** The user of a connection has no right to something that a statement reads. */
export function readForbidden(said: string, cause: unknown): AppError {
  return new AppError("read-forbidden", `The database denied access: ${said}.`, {
    fix: "Grant the right to read it (GRANT SELECT) to the user of this connection.",
    cause,
  });
}
