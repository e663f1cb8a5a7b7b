import type { AskedChart } from "@askery/model";
import { ending, looking } from "./look-elements.ts";
import { either, map, onlyWhere, optional, sequence, tagged, word, type Element } from "./pattern.ts";

/** "Each bar in its own color", "a different color for every category", "color the bars individually", "multicolored". */
export function variedColors(): Element<AskedChart> {
  const own = word("own", "different", "separate", "distinct", "unique", "individual", "another", "various");
  const color = word("color", "colors", "colour", "colours");
  const coloring = word("color", "colour", "paint", "shade", "fill");
  const making = optional(word("make", "give", "use", "draw", "show", "have", "with", "in", "put", "want"));
  const each = word("each", "every", "all", "any", "single");
  const one = optional(word("one", "single"));
  const thing = optional(tagged("noun"));
  const having = optional(
    word("get", "gets", "has", "have", "should", "having", "with", "be", "is", "deserves"),
  );
  // "Differently" is read as "different".
  const apart = word("differently", "different", "individually", "separately", "apart");
  const forms: Element<unknown> = either<unknown>(
    sequence([making, own, color, each, one, thing, ending()], () => true),
    sequence([making, word("one", "a"), color, word("per"), thing, ending()], () => true),
    sequence([making, own, color, ending()], () => true),
    sequence([making, each, one, thing, having, having, own, color, ending()], () => true),
    sequence([making, thing, having, having, own, color, ending()], () => true),
    sequence(
      [coloring, each, one, thing, optional(apart), optional(own), optional(color), ending()],
      () => true,
    ),
    sequence([coloring, marks(), apart, ending()], () => true),
    sequence(
      [making, thing, word("multicolored", "multicoloured", "multicolor", "colorful", "colourful"), ending()],
      () => true,
    ),
  );
  const varied = map(forms, () => looking({ display: { palette: "varied" } }));
  // "That's too colorful" asks for the opposite.
  return onlyWhere(varied, (context, from) =>
    varied(context, from).filter(({ to }) =>
      context.question.words.slice(Math.max(0, from - 1), to).every(({ lower }) => !lessWords.has(lower)),
    ),
  );
}

const lessWords: ReadonlySet<string> = new Set(["too", "less", "not", "so"]);

function marks(): Element<unknown> {
  return word("it", "them", "bar", "bars", "column", "columns", "slices", "everything");
}
