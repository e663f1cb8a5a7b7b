import type { AskedChart, AskedLook, LookPart } from "@askery/model";
import type { Element } from "./pattern.ts";

/* What the words for the look of a chart are made of. */

/** A chart with this look, and without a word about its kind. */
export function looking({ display = {}, marks = [], ...others }: Partial<AskedLook>): AskedChart {
  return { kind: null, stacking: null, look: { display, marks, ...others } };
}

/** A chart without a part of the look that it had. */
export function lacking(part: LookPart): AskedChart {
  return looking({ without: [part] });
}

/** The end of the question, or of its part. */
export function ending(): Element<null> {
  const find: Element<null> = ({ question }, from) => {
    const next = question.words[from];
    const isOver = next === undefined || next.lower === "and" || /^[^\p{L}\p{N}]/u.test(next.lower);
    return isOver ? [{ value: null, to: from, mentions: [], score: 0 }] : [];
  };
  return Object.assign(find, { isOptional: true });
}
