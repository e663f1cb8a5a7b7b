import type { Warning } from "@askery/model";
import type { AnswerScope } from "../describing/answer-scope.ts";

/** Looks at a result for one thing that may mislead; null when it is not there. */
export type WarningRule = (result: AnswerScope) => Warning | null;
