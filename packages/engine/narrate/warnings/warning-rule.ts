import type { Warning } from "@askery/model";
import type { Telling } from "../describing/telling.ts";

/** Looks at a result for one thing that may mislead; null when it is not there. */
export type WarningRule = (result: Telling) => Warning | null;
