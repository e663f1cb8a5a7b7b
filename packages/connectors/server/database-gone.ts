import { AppError } from "@askery/model";

/** The server was there and is no longer; whatever was asked of it may be asked again. */
export function databaseGone(
  cause?: unknown,
  message = "The connection to the database was lost.",
): AppError {
  return new AppError("database-gone", message, {
    fix: "Ask again to reconnect. If that fails, check that the server is running.",
    cause,
  });
}
