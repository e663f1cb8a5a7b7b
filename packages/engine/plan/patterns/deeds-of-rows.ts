import type { TableId } from "@askery/model";
import type { Mention } from "../../link/mention.ts";
import type { Question } from "../../question/question.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Removes figures of far rows where a verb says what some rows do: "spend" in "customers who spend more than average" is what they
 * spend, and not the spend of a campaign. A figure of the rows themselves, or of rows that refer to them, remains.
 */
export function preferDeedsOfRows(
  { words }: Question,
  mentions: readonly Mention[],
  { schema, earlier }: { readonly schema: Schema; readonly earlier: readonly TableId[] },
): readonly Mention[] {
  const isPronoun = (at: number): boolean => pronouns.has(words[at - 1]?.lower ?? "");
  const isDeed = (at: number): boolean =>
    words[at]?.tag === "verb" && (relativeWords.has(words[at - 1]?.lower ?? "") || isPronoun(at));
  return mentions.filter(({ target, range }) => {
    if (target.kind !== "column" || !isDeed(range.from) || !schema.isFigure(target)) return true;
    const named = mentions.flatMap((other) =>
      other.target.kind === "table" && other.range.to === range.from - 1 ? [other.target.table] : [],
    );
    const doers = isPronoun(range.from) ? earlier : named;
    return doers.length === 0 || doers.some((doer) => isNear(target.table, doer, schema));
  });
}

/** They do what the rows of the answer before do. */
const pronouns: ReadonlySet<string> = new Set(["they", "he", "she"]);

/** Pronouns after which a verb says what some rows do. */
export const relativeWords: ReadonlySet<string> = new Set(["who", "that", "which"]);

function isNear(table: string, doer: string, { graph }: Schema): boolean {
  return table === doer || graph.edgesFrom(doer).some(({ isFanOut, to }) => isFanOut && to === table);
}
