import type { Problem } from "@askery/model";
import type { Mention } from "../../link/mention.ts";
import type { Question } from "../../question/question.ts";
import type { Interpretation } from "../interpretation.ts";
import { spanOf } from "../mark-words.ts";

/**
 * Refuses a question whose glossary definitions cannot be applied as defined, since its answer could not be trusted.
 */
export function refuseDisobedience(
  question: Question,
  { ignored, repeatsMetric, explained }: Interpretation,
): Problem | null {
  if (ignored.length > 0) return refuse("definition-unused", ignored, question);
  if (!repeatsMetric) return null;
  const metrics = explained.flatMap(({ definitions }) => definitions.filter(isMetric));
  return refuse("metric-repeated", metrics, question);
}

function isMetric({ target }: Mention): boolean {
  return target.kind === "glossary" && target.entry.meaning.kind === "metric";
}

function refuse(code: Problem["code"], mentions: readonly Mention[], question: Question): Problem {
  const spans = mentions.map(({ range }) => spanOf(question, range));
  const words = spans.map(({ start, end }) => question.text.slice(start, end));
  return { code, spans, facts: { words: [...new Set(words)].join(", ") }, suggestions: [] };
}
