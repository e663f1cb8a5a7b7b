import type { Output } from "@askery/model";
import { isCounted } from "../../chart/verbalize-superlative.ts";
import { isPlural } from "../../chart/name-words.ts";
import { verbalizeFigure, type AnswerScope } from "../../narrate/describing/answer-scope.ts";

/** A figure with its name: "2,714 orders", "order total of €838k". */
export function verbalizeNamed(value: number, output: Output, scope: AnswerScope): string {
  const text = verbalizeFigure(value, output, scope);
  const { label } = output;
  return isCounted(output) && isPlural(label) ? `${text} ${label}` : `${label} of ${text}`;
}
