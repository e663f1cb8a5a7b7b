import { useBlocker } from "@tanstack/react-router";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";

interface LeavingAsksProps {
  readonly isTyped: boolean;
}

/** Confirms leaving with unsaved input. Code that saves it navigates with `ignoreBlocker`. */
export function LeavingAsks({ isTyped }: LeavingAsksProps) {
  const leaving = useBlocker({
    shouldBlockFn: () => isTyped,
    enableBeforeUnload: () => isTyped,
    withResolver: true,
  });
  return (
    <AlertDialog
      isOpen={leaving.status === "blocked"}
      onOpenChange={(isOpen) => {
        if (!isOpen) leaving.reset?.();
      }}
      title="Leave without saving?"
      description="What you typed here is not saved."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => leaving.proceed?.()}
    />
  );
}
