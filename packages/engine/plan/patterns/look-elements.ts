import { maxTop, type AskedChart, type AskedLook, type LookPart } from "@askery/model";
import type { Word } from "../../question/question.ts";
import { either, sequence, word, type Element } from "./pattern.ts";

/* What the words for the look of a chart are made of. */

/** A chart with this look, and without a word about its kind. */
export function looking({ display = {}, marks = [], ...others }: Partial<AskedLook>): AskedChart {
  return { kind: null, stacking: null, look: { display, marks, ...others } };
}

/** A chart without a part of the look that it had. */
export function lacking(part: LookPart): AskedChart {
  return looking({ without: [part] });
}

/** The end of the question, or of its part: "to the chart", "please" and the like add nothing. */
export function ending(): Element<null> {
  const find: Element<null> = ({ question: { words } }, from) => {
    let to = from;
    for (let next = words[to]; next !== undefined && isTail(next); next = words[to]) to += 1;
    return isOver(words[to]) ? [{ value: null, to, mentions: [], score: tailWorth * (to - from) }] : [];
  };
  return Object.assign(find, { isOptional: true });
}

const tailWorth = 0.05;

function isTail({ lower, isFunctionWord }: Word): boolean {
  return lower !== "and" && (isFunctionWord || tailNouns.has(lower));
}

function isOver(next: Word | undefined): boolean {
  return next === undefined || otherParts.has(next.lower) || /^[^\p{L}\p{N}]/u.test(next.lower);
}

/** What another part of the question starts with: "instead of colors". */
const otherParts: ReadonlySet<string> = new Set(["and", "instead", "rather", "but", "so"]);

const tailNouns: ReadonlySet<string> = new Set([
  "chart",
  "graph",
  "plot",
  "diagram",
  "now",
  "again",
  "too",
  "anything",
  "nice",
  "nicer",
  "better",
  "good",
  "great",
  "best",
  "bit",
  "slightly",
  "view",
  "version",
]);

/** Any of several names of one or more words. */
export function anyName(names: readonly string[]): Element<unknown> {
  const single = names.filter((name) => !name.includes(" "));
  const several = names.filter((name) => name.includes(" ")).map((name) => name.split(" "));
  return either<unknown>(
    word(...single),
    ...several.map((words) =>
      sequence(
        words.map((one) => word(one)),
        () => true,
      ),
    ),
  );
}

/** The largest so many, and the sum of the others; null if there can't be so many. */
export function withOthers(count: number): AskedChart | null {
  const isCount = Number.isInteger(count) && count >= 1 && count <= maxTop;
  return isCount ? looking({ display: { top: { count, hasOther: true } } }) : null;
}
