import { showFailureToast } from "../../ui/toast-store.ts";
import { describeFailure } from "./describe-failure.ts";

/** Shows a toast with a sentence about the failed action, and the cause. */
export function reportFailure(message: string, error: unknown): void {
  showFailureToast(`${message} ${describeFailure(error).title}`);
}
