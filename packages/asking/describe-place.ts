import type { OnQueuePosition } from "@askery/connectors";
import type { Step } from "./step.ts";

/** Tells as steps that a statement waits for a place in its database, and that it has one and runs. */
export function describePlace(onStep: (step: Step) => void): OnQueuePosition {
  return (place) => onStep({ kind: place === "waiting" ? "waiting" : "running" });
}
