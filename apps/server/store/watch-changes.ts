import type { LogEvent } from "kysely";
import { changesNothingKnown } from "./changes-nothing-known.ts";

/**
 * Watches the log of a store. Calls back after each statement that may have changed what cached reads depend on, even if it
 * failed, and after each commit by which others may see such a change. Transactions of several connections are not told
 * apart: a change in one of them counts for all that are open.
 */
export function watchChanges(onChange: () => void): (event: LogEvent) => void {
  let openTransactions = 0;
  let hasChanged = false;
  return ({ query, level }) => {
    if (changesNothingKnown(query)) return;
    const hasFailed = level === "error";
    if (/^(?:begin|start transaction)\b/i.test(query.sql)) {
      if (hasFailed) return;
      if (openTransactions === 0) hasChanged = false;
      openTransactions++;
    } else if (/^(?:commit|rollback)$/i.test(query.sql)) {
      // A failed commit is followed by a rollback.
      if (!hasFailed || query.sql === "rollback") openTransactions--;
      if (hasChanged) onChange();
    } else {
      hasChanged = true;
      onChange();
    }
  };
}
