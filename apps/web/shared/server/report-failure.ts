import { showFailureToast } from "../../ui/toast-store.ts";
import { describeFailure } from "./describe-failure.ts";

/** Shows a toast: what did not happen, as a sentence, and why. */
export function reportFailure(whatFailed: string, error: unknown): void {
  showFailureToast(`${whatFailed} ${describeFailure(error).title}`);
}
