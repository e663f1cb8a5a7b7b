import type { Axis, Clause, Quantity, Top } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { changed, changeNoun, changing, lostOrGained } from "./changed-figures.ts";
import { either, keyword, map, optional, sequence, word, type Element } from "./pattern.ts";
import { plainVerb } from "./plain-verb.ts";
import { quantity } from "./quantity.ts";
import { isThing, soldOf } from "./sold-of.ts";
import { count, countedAxis, direction, fewRows, phraseEnd, topOf } from "./top-elements.ts";

interface Things {
  readonly subject: Axis;
  readonly count: number;
}

interface Change {
  /** The figure that changes; null for what was sold of the things. */
  readonly figure: Quantity | null;
  readonly way: "<" | ">";
  readonly as: NonNullable<Top["byChange"]>;
}

const fastest: Element<unknown> = word("fastest", "quickest", "fast", "quickly", "steepest");
const most: Element<unknown> = either<unknown>(
  keyword("most", "top", "maximum"),
  word("strongest", "steepest", "sharpest"),
);
const least: Element<unknown> = keyword("least", "bottom", "minimum");
const change: Element<"<" | ">"> = either(changing, changed);

/** "which channel", "which 5 products", "stores": a plural gets the default limit. */
const things: Element<Things> = sequence(
  [optional(keyword("which")), optional(count), countedAxis],
  ([, rows, { subject, isPlural }]) => ({ subject, count: rows ?? (isPlural ? fewRows : 1) }),
);

/** "growth" is a rate; a drop or an increase is an amount. */
const noun: Element<Pick<Change, "way" | "as">> = either<Pick<Change, "way" | "as">>(
  map(word("growth"), () => ({ way: ">", as: "ratio" })),
  map(changeNoun, (way) => ({ way, as: "difference" })),
);

/** "drop in orders", "revenue growth". */
const changeOf: Element<Change> = either<Change>(
  sequence([noun, optional(word("in", "of")), quantity], ([found, , figure]) => ({ ...found, figure })),
  sequence([quantity, noun], ([figure, found]) => ({ ...found, figure })),
);

/** "fastest growing channel", "5 fastest-growing products". */
const growingFastest: Element<readonly Clause[]> = sequence(
  [optional(keyword("which")), optional(count), fastest, optional(word("-")), change, countedAxis],
  ([, rows, , , way, { subject, isPlural }], { schema }) =>
    ranked({ subject, count: rows ?? (isPlural ? fewRows : 1) }, { figure: null, way, as: "ratio" }, schema),
);

/** "which channel is growing fastest", "which category grew the most in revenue". */
const grewMost: Element<readonly Clause[]> = either(
  sequence([things, change, either(fastest, most), phraseEnd], ([of, way], { schema }) =>
    ranked(of, { figure: null, way, as: "ratio" }, schema),
  ),
  sequence(
    [things, change, either(fastest, most), optional(word("in", "by")), quantity],
    ([of, way, , , figure], { schema }) => ranked(of, { figure, way, as: "ratio" }, schema),
  ),
);

/** "which stores lost the most revenue". */
const lostMost: Element<readonly Clause[]> = sequence(
  [things, lostOrGained, most, quantity],
  ([of, way, , figure], { schema }) => ranked(of, { figure, way, as: "difference" }, schema),
);

/** "which channel had the largest drop in orders", "products with the smallest revenue growth". */
const biggestChange: Element<readonly Clause[]> = sequence(
  [
    things,
    optional(keyword("with")),
    optional(plainVerb),
    either(
      map(most, () => false),
      map(least, () => true),
    ),
    changeOf,
  ],
  ([of, , , isLeast, found], { schema }) => ranked(of, found, schema, isLeast),
);

/** "top 5 products by revenue growth". */
const topByChange: Element<readonly Clause[]> = sequence(
  [direction, things, word("by", "in"), changeOf],
  ([way, of, , found], { schema }) => ranked(of, found, schema, way === "ascending"),
);

/** Things ranked by how much a figure of them changed. */
export const rankedByChange: Element<readonly Clause[]> = either(
  growingFastest,
  grewMost,
  lostMost,
  biggestChange,
  topByChange,
);

/** The largest changes of their kind first, or the smallest. */
function ranked(
  { subject, count: rows }: Things,
  { figure, way, as }: Change,
  schema: Schema,
  isLeast = false,
): readonly Clause[] | null {
  const of = isThing(subject, schema) ? (figure ?? soldOf(subject, schema)) : null;
  const isUpFirst = (way === ">") !== isLeast;
  return (
    of &&
    topOf({
      count: rows,
      direction: isUpFirst ? "descending" : "ascending",
      subject,
      by: { kind: "quantity", quantity: of },
      isTotal: true,
      byChange: as,
    })
  );
}
