import type { OnQueuePosition } from "@askery/connectors";
import type { Step } from "./step.ts";

/** Reports, as steps, that a statement waits in the database's queue and that it starts to run. */
export function reportQueuePosition(onStep: (step: Step) => void): OnQueuePosition {
  return (position) => onStep({ kind: position === "waiting" ? "waiting" : "running" });
}
