import { chartKindNames, chartKindOf } from "@askery/model";

/** One way to ask for each kind of chart, where people have one: "as a pie", "as small multiples". */
const kinds = chartKindNames.flatMap((kind) => {
  const { phrases } = chartKindOf(kind);
  const asOne = phrases.filter((phrase) => /^as an? /.test(phrase));
  const asSome = phrases.filter((phrase) => phrase.startsWith("as "));
  return (asOne.length > 0 ? asOne : asSome).toSorted((one, other) => one.length - other.length).slice(0, 1);
});

/** Ways to change a chart in words, which docs/guides/charts-in-words.md lists. */
const looks = [
  "stacked",
  "stacked to 100%",
  "side by side",
  "log scale",
  "start at zero",
  "swap the axes",
  "sort alphabetically",
  "highlight the highest",
  "highlight the lowest",
  "no highlight",
  "smooth the line",
  "with markers",
  "hide the legend",
  "hide the grid",
  "in thousands",
  "hide the events",
  "show the events to everyone",
  "without decimals",
  "add the average",
  "add a trend line",
  "add a goal of 100",
  "with labels",
  "without labels",
  "use patterns",
  "each bar in its own color",
  "add a band from 100 to 200",
  "without colors",
  "only the top 5 and the rest",
  "only the top 5, lump the others together",
];

/** The follow-up questions about a chart that start with what was typed. */
export function findChartPhrases(typed: string): readonly string[] {
  const start = typed.trimStart().toLowerCase();
  if (start.length < 2) return [];
  return [...kinds, ...looks].filter((phrase) => phrase.startsWith(start) && phrase !== start.trimEnd());
}
