import { showFailureToast } from "../../ui/toast-store.ts";
import { describeFailure } from "./describe-failure.ts";

/** Shows a toast with a sentence about the failed action, and the cause. */
export function reportFailure(whatFailed: string, error: unknown): void {
  showFailureToast(`${whatFailed} ${describeFailure(error).title}`);
}
