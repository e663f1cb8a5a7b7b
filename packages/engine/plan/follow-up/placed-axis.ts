import { nameAxis } from "../assemble/name-outputs.ts";
import { axis } from "../patterns/axis.ts";
import { axisLetter, axisNoun } from "../patterns/drawn-axis.ts";
import { either, optional, sequence, word, type Element } from "../patterns/pattern.ts";
import type { Axis, Clause, DrawnAxis } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";

const over = optional(word("on", "along", "across", "down", "over"));

/** "the x axis", "across the top", "down the side". */
const side: Element<DrawnAxis> = either(
  sequence([over, axisNoun], ([, found]) => found),
  sequence([word("on", "along"), axisLetter], ([, found]) => found),
  sequence([word("across", "along", "over"), word("top", "bottom")], (): DrawnAxis => "x"),
  sequence([word("down", "along"), word("side", "left")], (): DrawnAxis => "y"),
);

const showing = word("be", "show", "as", "for", "with", ":", "=");

/** "months on the y axis", "categories across the top", "the x axis shows the category": a breakdown along that axis. */
export const placedAxis: Element<readonly Clause[]> = either(
  sequence([axis, side], ([by, drawn], { schema }) => placed(by, drawn, schema)),
  sequence([axisNoun, optional(showing), axis], ([drawn, , by], { schema }) => placed(by, drawn, schema)),
);

function placed(by: Axis, drawn: DrawnAxis, schema: Schema): readonly Clause[] {
  return [
    { kind: "group", axis: by },
    {
      kind: "chart",
      chart: { kind: null, stacking: null, placed: { axis: drawn, of: nameAxis(by, schema) } },
    },
  ];
}
