import type { Axis, Clause, Quantity } from "../request/clause.ts";
import type { ShareClause } from "../request/share-clause.ts";
import type { Schema } from "../schema/schema.ts";
import { axis } from "./axis.ts";
import { either, keyword, map, optional, phrase, sequence, weigh, word, type Element } from "./pattern.ts";
import { quantity } from "./quantity.ts";

/** "80%", "half", "two thirds": a fraction. */
const fraction: Element<string> = either<string>(
  sequence([phrase("number"), optional(word("percent", "%", "pct"))], ([{ value, unit }, named]) => {
    const share = Number(value) / 100;
    const isPart = (unit === "percent" || named !== null) && share > 0 && share < 1;
    return isPart ? String(share) : null;
  }),
  map(word("half"), () => "0.5"),
);

/** "make up", "account for", "bring in". */
const makeUp: Element<unknown> = sequence(
  [
    optional(word("who", "that", "which")),
    optional(word("together")),
    word("make", "account", "bring", "generate", "contribute", "drive", "represent", "cover", "be", "do"),
    optional(word("up", "for", "in", "responsible")),
    optional(word("for")),
  ],
  () => true,
);

/** "which customers make up 80% of revenue", "products that account for half of our sales": the largest that have it together. */
export const shareCutOff: Element<readonly Clause[]> = weigh(
  sequence(
    [
      optional(keyword("count")),
      axis,
      makeUp,
      fraction,
      optional(word("of")),
      optional(word("the", "our", "all", "total")),
      quantity,
    ],
    ([count, subject, , upTo, , , of], { schema }) =>
      cutOff(subject, of, { upTo, isCounted: count !== null }, schema),
  ),
  1.5,
);

function cutOff(
  subject: Axis,
  of: Quantity,
  cut: Pick<ShareClause, "upTo" | "isCounted">,
  schema: Schema,
): readonly Clause[] | null {
  const isSummed =
    of.kind === "rows" || of.kind === "metric" || (of.kind === "column" && of.function === "sum");
  const isTotal = of.kind === "column" && schema.isAdditive(of.column);
  if (!isSummed && !isTotal) return null;
  const total: Quantity = of.kind === "column" ? { ...of, function: "sum" } : of;
  return [
    { kind: "measure", quantity: total, isImplied: false },
    { kind: "group", axis: subject },
    { kind: "share", ...cut },
  ];
}
