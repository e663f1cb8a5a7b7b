import type { Warning } from "@askery/model";
import type { AnswerScope } from "../describing/answer-scope.ts";

/** Checks a result for one fact that may mislead; null if it does not apply. */
export type WarningRule = (result: AnswerScope) => Warning | null;
