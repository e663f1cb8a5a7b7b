import type { OnQueuePosition } from "@askery/connectors";
import type { Step } from "./step.ts";

/** Reports as steps that a statement waits for its turn in the database, and that it runs. */
export function reportQueuePosition(onStep: (step: Step) => void): OnQueuePosition {
  return (place) => onStep({ kind: place === "waiting" ? "waiting" : "running" });
}
