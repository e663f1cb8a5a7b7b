import { verbalizeCount } from "../describing/answer-scope.ts";
import type { WarningRule } from "./warning-rule.ts";

/** "The result is cut at 10,000 rows." */
export const findTruncation: WarningRule = ({ table }) =>
  table.isTruncated
    ? {
        code: "result-truncated",
        fact: `The result is cut at ${verbalizeCount(table.rowCount, "row")}.`,
        consequence: "Sentence, chart and totals cover these only.",
        weight: "caution",
      }
    : null;
