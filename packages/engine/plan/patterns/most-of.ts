import type { Direction, Quantity, Top } from "../request/clause.ts";
import { either, keyword, map, onlyWhere, sequence, word, type Element } from "./pattern.ts";
import { quantity } from "./quantity.ts";

type Ranking = Pick<Top, "by" | "direction" | "isTotal">;

interface Most {
  readonly direction: Direction;
  /** True for "most" and "fewest", which ask how much there is; "highest" may be a single one. */
  readonly isAmount: boolean;
}

const most: Element<Most> = onlyWhere(keyword("most", "least"), (context, from) =>
  keyword("most", "least")(context, from).map((match) => ({
    ...match,
    value: {
      direction: match.value === "most" ? "descending" : "ascending",
      isAmount: amountWords.has(context.question.words[match.to - 1]?.lower ?? ""),
    },
  })),
);

const amountWords: ReadonlySet<string> = new Set(["most", "fewest", "least"]);

/** "best margin", "worst rating": of all rows together, never of a single one. */
const merit: Element<Direction> = map(word("best", "worst", "strongest", "weakest"), (found) =>
  found === "best" || found === "strongest" ? "descending" : "ascending",
);

/** "most units", "highest salary": a ranking by a figure. "The most units" are those of all rows together, if they add up. */
export const mostOf: Element<Ranking> = either<Ranking>(
  sequence([most, quantity], ([way, of]) => rankedBy(of, way)),
  sequence([merit, quantity], ([direction, of]) => ({
    direction,
    by: { kind: "quantity", quantity: of },
    isTotal: true,
  })),
);

function rankedBy(of: Quantity, { direction, isAmount }: Most): Ranking {
  const isTotal = isAmount && of.kind === "column" && of.function === "sum";
  return { direction, by: { kind: "quantity", quantity: of }, ...(isTotal && { isTotal }) };
}
