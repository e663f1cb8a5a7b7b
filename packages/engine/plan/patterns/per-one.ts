import type { Quantity } from "../request/clause.ts";
import { table } from "./column.ts";
import { lightVerb } from "./light-verb.ts";
import { counting } from "./counting.ts";
import { either, keyword, optional, sequence, tagged, word, type Element } from "./pattern.ts";

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
  ([, of, , , per]) => (of === per ? null : { kind: "per", of: { kind: "rows", table: of }, per }),
);
