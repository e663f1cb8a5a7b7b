import { currencies } from "@askery/model";
import type { Clause, ColumnRef } from "../request/clause.ts";
import { summed } from "../request/summed.ts";
import { figure } from "../patterns/column.ts";
import { asked } from "../patterns/duration.ts";
import {
  either,
  keyword,
  map,
  onlyWhere,
  optional,
  sequence,
  tagged,
  word,
  type Element,
} from "../patterns/pattern.ts";
import { moneySpent } from "../patterns/money-spent.ts";
import { inUnits } from "../patterns/span.ts";
import { quantity } from "../patterns/quantity.ts";
import { unit } from "../patterns/unit.ts";
import { back, edit, leavingOut } from "./answer-acts.ts";

/** A figure that adds up, which others can be divided by: never a rate, nor a number that names something. */
const additive: Element<ColumnRef> = onlyWhere(figure, (context, from) =>
  figure(context, from).filter(({ value }) => context.schema.isAdditive(value)),
);

/** "minus the refunds", "less the rent". */
const minus = sequence([word("minus", "less"), either(map(additive, summed), quantity)], ([, right]) =>
  edit({ kind: "combine", operator: "-", right, isShare: false }),
);

/** "per hour worked?", "divided by seats". */
const perFigure = sequence(
  [
    either<unknown>(
      word("per"),
      sequence([word("divided"), word("by")], () => true),
    ),
    additive,
    optional(tagged("verb")),
  ],
  ([, column]) => edit({ kind: "combine", operator: "/", right: summed(column), isShare: false }),
);

/** "in percent of the price", "as a share of the budget". */
const shareOfFigure = sequence(
  [optional(word("as", "in")), keyword("share"), optional(word("of")), additive],
  ([, , , column]) => edit({ kind: "combine", operator: "/", right: summed(column), isShare: true }),
);

/** The figure of the answer and another one, combined. */
export const combined: Element<readonly Clause[]> = either(minus, perFigure, shareOfFigure);

/** "how much did they spend": what the rows shown brought in or cost. */
export const spending: Element<readonly Clause[]> = sequence(
  [word("how"), word("much"), word("do", "have"), back, moneySpent],
  ([, , , , { worth, filters }]) => [{ kind: "measure", quantity: worth, isImplied: false }, ...filters],
);

/** "without orders", "remove the orders line": of several figures, all but this one. */
export const dropped: Element<readonly Clause[]> = sequence(
  [leavingOut, quantity, optional(word("line", "bar", "column", "series", "figure", "curve"))],
  ([, of]) => edit({ kind: "dropFigure", of }),
);

const money = word(...currencies.flatMap(({ words }) => words), "money");

/** "in euros", "in units", "how much is that worth", "how many kilos is that": the figure of the counted rows that has the unit. */
export const inUnit: Element<readonly Clause[]> = either(
  sequence([word("in"), money], () => edit({ kind: "measureIn", unit: null })),
  sequence([word("in"), unit], ([, { named }]) =>
    named === "percent" ? null : edit({ kind: "measureIn", unit: named }),
  ),
  sequence([word("how"), word("much"), word("be"), back, word("worth")], () =>
    edit({ kind: "measureIn", unit: null }),
  ),
  sequence([word("what"), word("be"), back, word("worth")], () => edit({ kind: "measureIn", unit: null })),
  sequence([keyword("count"), unit, word("be"), back], ([, { named }]) =>
    edit({ kind: "measureIn", unit: named }),
  ),
);

/** "how long did they take", "how many days do these last on average": the time that the rows shown last. */
export const lasting: Element<readonly Clause[]> = sequence(
  [
    asked,
    word("do", "be", "have"),
    back,
    word("take", "last", "run", "stay", "remain", "wait"),
    optional(sequence([optional(word("on")), keyword("average")], () => true)),
    optional(word(",")),
    optional(inUnits),
  ],
  ([{ how, unit: counted }, , , , , , other]) =>
    edit({ kind: "last", function: how ?? "avg", unit: other ?? counted }),
);
