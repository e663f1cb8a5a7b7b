import type { TableId } from "@askery/model";
import type { Axis, Clause, Quantity } from "../request/clause.ts";
import { tableOfQuantity } from "../request/request.ts";
import { summed } from "../request/summed.ts";
import type { Schema } from "../schema/schema.ts";
import { axis } from "./axis.ts";
import { bareFigure } from "./bare-figure.ts";
import { table } from "./column.ts";
import { lightVerb } from "./light-verb.ts";
import { counting } from "./counting.ts";
import { either, keyword, map, optional, sequence, tagged, word, type Element } from "./pattern.ts";
import { perEach } from "./quantity.ts";

/** "a customer", "the average customer": one of many. */
const one: Element<unknown> = either<unknown>(
  word("a", "an"),
  sequence([optional(word("the", "a", "an", "our")), word("average", "typical", "usual")], () => true),
);

/** "how many orders does a customer place on average", "how many bikes does the typical rider rent": the average for each of them. */
export const perOne: Element<Quantity> = sequence(
  [
    counting,
    table,
    word("do", "have"),
    one,
    table,
    optional(either(lightVerb, tagged("verb"))),
    optional(keyword("average")),
  ],
  ([, of, , , per], context) => (of === per ? null : perEach({ kind: "rows", table: of }, per, context)),
);

const of: Element<Quantity> = either<Quantity>(
  map(bareFigure, (found) => (found.kind === "column" ? summed(found.column) : null)),
  map(table, (found) => ({ kind: "rows", table: found })),
);

/** "number of orders per customer on average", "revenue per visit, on average". */
export const perOneOnAverage: Element<Quantity> = sequence(
  [optional(counting), of, word("per"), table, optional(word(",")), optional(word("on")), keyword("average")],
  ([, figure, , per], context) => (tableOfQuantity(figure) === per ? null : perEach(figure, per, context)),
);

/** "revenue per customer by country": the average for each of them, by what they have. "By month" breaks both down. */
export const perOneBy: Element<readonly Clause[]> = sequence(
  [of, word("per"), table, keyword("each"), axis],
  ([figure, , per, , by], context) =>
    tableOfQuantity(figure) !== per && isOwn(by, per, context.schema)
      ? [
          { kind: "measure", quantity: perEach(figure, per, context), isImplied: false },
          { kind: "group", axis: by },
        ]
      : null,
);

/** True for what each of the rows has one of. */
function isOwn(by: Axis, per: TableId, { graph }: Schema): boolean {
  if (by.kind === "column") return by.column.table === per;
  if (by.kind !== "entity" || by.table === per) return false;
  return graph.findPath(per, by.table)?.every(({ isFanOut }) => !isFanOut) === true;
}
