import { flowWords, type Flow } from "../../meaning/flow-words.data.ts";
import type { Mention } from "../../link/mention.ts";
import type { Question } from "../../question/question.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Where "revenue" is no name but may mean several amounts, it means those of tables that record what is paid, the surest
 * first: an invoice rather than a deal, and never a credit note.
 */
export function preferFlows(
  { words }: Question,
  mentions: readonly Mention[],
  { flows }: Schema,
): readonly Mention[] {
  const scoreOf = ({ range, target, stage }: Mention): number | null => {
    const flow = flowOf(words[range.from]?.lemma ?? "");
    if (flow === null || range.to > range.from + 1) return null;
    if (stage !== "synonym" || target.kind !== "column") return null;
    return flows[flow].find(({ table }) => table === target.table)?.score ?? 0;
  };
  const best = Math.max(0, ...mentions.map((mention) => scoreOf(mention) ?? 0));
  if (best === 0) return mentions;
  return mentions.flatMap((mention) => {
    const score = scoreOf(mention);
    if (score === null) return [mention];
    return score === 0 ? [] : [{ ...mention, score: mention.score - (best - score) }];
  });
}

function flowOf(lemma: string): Flow | null {
  return flowKinds.find((flow) => flowWords[flow].asked.includes(lemma)) ?? null;
}

const flowKinds: readonly Flow[] = ["income", "spending"];
