import type { Test } from "../request/clause.ts";
import { happening } from "./happening.ts";
import { optional, sequence, word, type Element } from "./pattern.ts";
import { state } from "./state.ts";

/**
 * "delivered late", "paid on time": the event has happened, and the state compares its date. Rows that are late because
 * it has not happened yet were not delivered.
 */
export const doneInState: Element<readonly Test[]> = sequence(
  [happening, optional(word("too")), state],
  ([date, , found], { schema }): readonly Test[] | null => {
    const isOfTable = found.table === null || found.table === date.table;
    const condition = isOfTable ? schema.stateOf(date.table, found.phrase) : null;
    const isOfDate = condition !== null && JSON.stringify(condition).includes(`"${date.column}"`);
    return isOfDate
      ? [
          { kind: "missing", column: date, isNegated: true },
          { ...found, table: date.table },
        ]
      : null;
  },
);
