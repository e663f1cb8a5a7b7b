import { dayIn } from "../../databases/sources/find-source.ts";
import { readPlanAsStored } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import type { ShownAnswer } from "./shown-answer.ts";

/** The plan of a shown answer as jobs need it: with its question, and the columns of its table. */
export function planOfShown({ turn, result }: ShownAnswer, timeZone: string) {
  return {
    plan: readPlanAsStored(result),
    question: turn.question,
    askedOn: dayIn(timeZone, turn.askedAtMs),
    columns: readHead(result).columns,
  };
}
