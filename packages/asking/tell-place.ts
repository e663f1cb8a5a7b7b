import type { OnPlace } from "@askery/connectors";
import type { Step } from "./step.ts";

/** Tells as steps that a statement waits for a place in its database, and that it has one and runs. */
export function tellPlace(onStep: (step: Step) => void): OnPlace {
  return (place) => onStep({ kind: place === "waiting" ? "waiting" : "running" });
}
