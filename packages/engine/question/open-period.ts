import { edgeEndings, edgeWords } from "./calendar-words.data.ts";
import type { Edge } from "./calendar-words.data.ts";
import { matchWords, skipWord } from "./match-words.ts";
import { readAnchor } from "./period-anchor.ts";
import { closedOption, openMatch, openOption } from "./period-match.ts";
import type { PeriodMatch } from "./period-match.ts";
import type { PeriodContext } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * A period with one open end: "since March", "before 2020", "2023 onwards", "from May on", "more than 3 months ago".
 */
export function readOpenPeriod(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
): PeriodMatch | null {
  return (
    readEdge(tokens, at, context) ?? readAgoComparison(tokens, at, context) ?? readEnding(tokens, at, context)
  );
}

/** "By March" means up to the end of March or, in a list of dimensions, March itself; both options are uncertain. */
function readEdge(tokens: readonly Token[], at: number, context: PeriodContext): PeriodMatch | null {
  const edge = edgeWords.find(({ words }) => matchWords(tokens, at, words));
  if (edge === undefined) return null;
  const from = at + edge.words.length;
  const anchor = readAnchor(tokens, from, context);
  if (anchor === null) return null;
  if (edge.isUncertain !== true) {
    // What ends on December 31 ends "before the end of the year".
    const isBeforeEnd = edge.edge === "before" && namesEnd(tokens.slice(from, anchor.to));
    return openMatch(at, anchor.to, anchor.stretch, isBeforeEnd ? "until" : edge.edge);
  }
  const options = [openOption(at, anchor.stretch, edge.edge), closedOption(from, anchor.stretch)];
  return { ...anchor, options: options.map((option) => ({ ...option, isUncertain: true })) };
}

function namesEnd(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }) => lower === "end");
}

function readAgoComparison(tokens: readonly Token[], at: number, context: PeriodContext): PeriodMatch | null {
  const comparison = agoComparisons.find(({ words }) => matchWords(tokens, at, words));
  const ago = comparison === undefined ? null : readAnchor(tokens, at + comparison.words.length, context);
  if (comparison === undefined || ago?.stretch.exactDay === undefined) return null;
  return openMatch(at, ago.to, ago.stretch, comparison.edge);
}

const agoComparisons: readonly { readonly words: readonly string[]; readonly edge: Edge }[] = [
  { words: ["more", "than"], edge: "before" },
  { words: ["longer", "than"], edge: "before" },
  { words: ["over"], edge: "before" },
  { words: ["at", "least"], edge: "until" },
  { words: ["less", "than"], edge: "after" },
  { words: ["fewer", "than"], edge: "after" },
  { words: ["under"], edge: "after" },
  { words: ["at", "most"], edge: "since" },
];

function readEnding(tokens: readonly Token[], at: number, context: PeriodContext): PeriodMatch | null {
  const anchor = readAnchor(tokens, skipWord(tokens, at, "from", "in"), context);
  if (anchor === null) return null;
  const ending = edgeEndings.find(({ words }) => matchWords(tokens, anchor.to, words));
  // In "in 2005 or after 2010", "after" belongs to the second date.
  const end = anchor.to + (ending?.words.length ?? 0);
  if (ending !== undefined && readAnchor(tokens, end, context) === null) {
    return openMatch(at, end, anchor.stretch, ending.edge);
  }
  const isFrom = tokens[at]?.lower === "from" && tokens[anchor.to]?.lower === "on";
  const isOn = isFrom && readAnchor(tokens, anchor.to + 1, context) === null;
  return isOn ? openMatch(at, anchor.to + 1, anchor.stretch, "since") : null;
}
