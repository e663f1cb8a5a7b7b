/**
 * Returns SQLite's message for a table or column that can't be read although the file is intact: a generated column
 * fails for some row, or needs a function or module that this SQLite does not have.
 *
 * @throws the cause, if it is another failure
 */
export function readUnreadable(cause: unknown): string {
  const code = cause instanceof Error && "errcode" in cause ? Number(cause.errcode) & 0xff : 0;
  if (cause instanceof Error && unreadableCodes.has(code)) return cause.message;
  throw cause;
}

/** SQLITE_ERROR, SQLITE_TOOBIG and SQLITE_AUTH. */
const unreadableCodes: ReadonlySet<number> = new Set([1, 18, 23]);
