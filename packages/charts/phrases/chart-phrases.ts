import { chartKindNames, chartKindOf, type AskedChart, type AskedLook } from "@askery/model";

/** A way to ask for a change of a chart, and what it asks for. */
export interface ChartPhrase {
  readonly words: string;
  readonly asks: AskedChart;
}

function look(words: string, { display = {}, marks = [], ...others }: Partial<AskedLook>): ChartPhrase {
  return { words, asks: { kind: null, stacking: null, look: { display, marks, ...others } } };
}

/** One way to ask for each kind of chart, where people have one: "as a pie", "as small multiples". */
const kinds = chartKindNames.flatMap((kind): readonly ChartPhrase[] => {
  // "As bars" leaves their direction open.
  if (kind === "bar") return [{ words: "as columns", asks: { kind, stacking: null, isVertical: true } }];
  const { phrases } = chartKindOf(kind);
  const asOne = phrases.filter((phrase) => /^as an? /.test(phrase));
  const asSome = phrases.filter((phrase) => phrase.startsWith("as "));
  const [words] = (asOne.length > 0 ? asOne : asSome).toSorted((one, other) => one.length - other.length);
  return words === undefined ? [] : [{ words, asks: { kind, stacking: null } }];
});

/**
 * What people ask of a chart that they see. The box completes those that would change it (`suggest-phrases.ts`), the
 * engine reads them, and docs/guides/charts-in-words.md lists them. The likeliest are first.
 */
export const chartPhrases: readonly ChartPhrase[] = [
  ...kinds,
  look("only the top 5 and the rest", { display: { top: { count: 5, hasOther: true } } }),
  look("add the average", { marks: [{ kind: "average" }] }),
  look("add a trend line", { marks: [{ kind: "trend" }] }),
  { words: "stacked", asks: { kind: null, stacking: "stacked" } },
  { words: "stacked to 100%", asks: { kind: null, stacking: "shares" } },
  { words: "side by side", asks: { kind: "bar", stacking: "none" } },
  look("log scale", { display: { scale: "log" } }),
  look("linear scale", { without: ["scale"] }),
  look("start at zero", { display: { zero: "included" } }),
  look("don't start at zero", { display: { zero: "excluded" } }),
  { words: "swap the axes", asks: { kind: null, stacking: null, isFlipped: true } },
  look("highlight the highest", { display: { highlight: "highest" } }),
  look("highlight the lowest", { display: { highlight: "lowest" } }),
  look("no highlight", { display: { highlight: "none" } }),
  look("with labels", { display: { labels: "shown" } }),
  look("without labels", { display: { labels: "hidden" } }),
  look("smooth the line", { display: { curve: "smooth" } }),
  look("straight lines", { without: ["curve"] }),
  look("with markers", { display: { points: "shown" } }),
  look("each bar in its own color", { display: { palette: "varied" } }),
  look("use patterns", { display: { palette: "patterns" } }),
  look("without patterns", { without: ["palette"] }),
  look("without colors", { without: ["colorBy"] }),
  look("hide the legend", { display: { legend: "hidden" } }),
  look("show the legend", { without: ["legend"] }),
  look("hide the grid", { display: { grid: "hidden" } }),
  look("in thousands", { numberStyle: { length: "thousands" } }),
  look("without decimals", { numberStyle: { decimals: 0 } }),
  look("with 2 decimals", { numberStyle: { decimals: 2 } }),
  look("with all digits", { numberStyle: { length: "full" } }),
  look("without the average line", { without: ["average"] }),
  look("no trend line", { without: ["trend"] }),
  look("without the goal", { without: ["goal"] }),
  look("hide the events", { display: { events: "hidden" } }),
];
