import type { Clause, Quantity } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import { worthOf } from "../request/worth-of.ts";
import { either, map, optional, sequence, word, type Element } from "./pattern.ts";

/** What the money is worth that somebody spends, pays or owes, and the condition on its rows. */
export interface MoneySpent {
  readonly worth: Quantity;
  readonly filters: readonly Clause[];
}

/** What a verb says of money: that it comes in, that it should have, or that it goes out. */
const flow: Element<"income" | "owed" | "spending"> = either<"income" | "owed" | "spending">(
  map(word("spend", "pay", "earn", "generate", "contribute", "donate", "bring"), () => "income"),
  map(word("owe"), () => "owed"),
  map(word("cost", "charge"), () => "spending"),
);

/** "spends", "pays us", "brings in": what the rows with money are worth. */
export const moneySpent: Element<MoneySpent> = sequence(
  [flow, optional(word("us", "in", "up"))],
  ([way], { schema }) => {
    const [payments] = schema.flows[way === "spending" ? "spending" : "income"];
    const worth = payments === undefined ? null : worthOf(payments.table, "sum", schema);
    if (payments === undefined || worth === null) return null;
    const isOwed = way === "owed" && schema.stateOf(payments.table, unpaid.phrase) !== null;
    return {
      worth,
      filters: isOwed ? [{ kind: "filter", test: { ...unpaid, table: payments.table } }] : [],
    };
  },
);

const unpaid: StateTest = { kind: "state", phrase: "unpaid", table: null, isNegated: false, isMild: false };
