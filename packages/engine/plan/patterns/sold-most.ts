import type { TableId } from "@askery/model";
import type { Clause, Direction, Quantity } from "../request/clause.ts";
import { linesSold } from "../schema/lines-sold.ts";
import type { Schema } from "../schema/schema.ts";
import { either, keyword, map, optional, sequence, word, type Element } from "./pattern.ts";
import { piecesOfEvent } from "./pieces-of-event.ts";
import { topOf } from "./top-elements.ts";

const selling = word("sell", "buy", "order", "purchase");

const most: Element<Direction> = either<Direction>(
  map(keyword("most"), () => "descending"),
  map(keyword("least"), () => "ascending"),
  map(word("best", "well"), () => "descending"),
  map(word("worst", "badly"), () => "ascending"),
);

/** "what did we sell the most of", "what sells best": the thing of which most pieces were sold. */
export const soldMost: Element<readonly Clause[]> = sequence(
  [
    word("what"),
    optional(word("do")),
    optional(word("people", "customer", "client")),
    selling,
    most,
    optional(word("of")),
  ],
  ([, , , , direction], { schema }) => {
    const sold = findSold(schema);
    return (
      sold &&
      topOf({
        count: 1,
        direction,
        subject: { kind: "entity", table: sold.thing },
        by: { kind: "quantity", quantity: sold.pieces },
        isTotal: true,
      })
    );
  },
);

interface Sold {
  readonly thing: TableId;
  readonly pieces: Quantity;
}

/** What is sold: the thing with a name that each line of a sale refers to. */
function findSold(schema: Schema): Sold | null {
  for (const event of linesSold(schema)) {
    const thing = schema.graph
      .edgesFrom(event)
      .find(({ isFanOut, to }) => !isFanOut && !schema.isPerson(to) && schema.displayColumns(to).length > 0);
    if (thing !== undefined) return { thing: thing.to, pieces: piecesOfEvent(event, schema) };
  }
  return null;
}
