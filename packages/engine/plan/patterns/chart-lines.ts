import type { AskedChart } from "@askery/model";
import { freeText } from "./chart-title.ts";
import { bringing } from "./drawing-verbs.ts";
import { ending, looking } from "./look-elements.ts";
import { either, map, optional, phrase, sequence, word, type Element } from "./pattern.ts";

/* Lines at figures, and bands of figures. */

function at(): Element<string | null> {
  return optional(word("of", "at", "is", ":", "="));
}

/** "a goal line at 500", "add a target of 2,000", "show a goal of 100k". A goal without a verb or "line" may be a column. */
export function goal(): Element<AskedChart> {
  const named = word("goal", "target");
  const drawn = ({ value }: { readonly value: string }) =>
    looking({ marks: [{ kind: "goal", value: Number(value), label: "Goal" }] });
  return either<AskedChart>(
    sequence([optional(bringing), named, word("line"), at(), phrase("number")], ([, , , , number]) =>
      drawn(number),
    ),
    sequence([bringing, named, at(), phrase("number")], ([, , , number]) => drawn(number)),
    // "Mark 500,000 as our target".
    sequence(
      [
        word("mark", "set", "use", "show", "draw", "take", "make"),
        phrase("number"),
        optional(word("as", "is", "be")),
        named,
        optional(word("line")),
        ending(),
      ],
      ([, number]) => drawn(number),
    ),
  );
}

/** "draw a line at 500k", "add a reference line at 2,000 called break-even": a figure to compare with. */
export function referenceLine(): Element<AskedChart> {
  return sequence(
    [
      bringing,
      optional(word("reference", "horizontal", "threshold", "limit")),
      word("line", "threshold", "limit", "benchmark"),
      at(),
      phrase("number"),
      either(
        named(),
        map(ending(), () => "reference"),
      ),
    ],
    ([, , , , { value }, label]) => looking({ marks: [{ kind: "reference", value: Number(value), label }] }),
  );
}

/** "Called break-even", 'labeled "Plan"': the name of a line. */
function named(): Element<string> {
  return sequence(
    [
      optional(word("and")),
      word("call", "called", "name", "named", "label", "labeled", "labelled", "saying"),
      optional(word("it")),
      freeText,
    ],
    ([, , , text]) => text,
  );
}

/** "shade the area between 400k and 600k", "add a band from 20 to 30": a range of figures. */
export function bandMarked(): Element<AskedChart> {
  const marking = either<unknown>(
    word("shade", "highlight", "fill", "color", "colour", "emphasize"),
    bringing,
  );
  const band = word(
    "area",
    "band",
    "range",
    "zone",
    "region",
    "corridor",
    "stripe",
    "space",
    "part",
    "everything",
  );
  const target = optional(
    word("target", "goal", "normal", "usual", "expected", "healthy", "reference", "pale"),
  );
  const separator = word("and", "to", "-", "–", "until", "through");
  return sequence(
    [
      optional(marking),
      target,
      band,
      optional(word("between", "from", "of", "at", "for")),
      phrase("number"),
      separator,
      phrase("number"),
      ending(),
    ],
    ([, , , , one, , other]) => {
      const [from, to] = [Number(one.value), Number(other.value)];
      if (!Number.isFinite(from) || !Number.isFinite(to) || from === to) return null;
      const [low, high] = from < to ? [from, to] : [to, from];
      return looking({
        marks: [{ kind: "band", from: low, to: high, label: `${writeShort(low)} to ${writeShort(high)}` }],
      });
    },
  );
}

/** "400k": a figure in a label. */
function writeShort(figure: number): string {
  return shortFigures.format(figure).replace("K", "k");
}

const shortFigures = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 });
