import { useBlocker } from "@tanstack/react-router";
import { AlertDialog } from "../../ui/alert-dialog.tsx";

interface LeavingAsksProps {
  readonly isChanged: boolean;
  /** Default: that what was typed is not saved. */
  readonly description?: string;
}

/** Confirms leaving with unsaved input. Code that saves it navigates with `ignoreBlocker`. */
export function LeavingAsks({
  isChanged,
  description = "What you typed here is not saved.",
}: LeavingAsksProps) {
  const leaving = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  return (
    <AlertDialog
      isOpen={leaving.status === "blocked"}
      onOpenChange={(isOpen) => {
        if (!isOpen) leaving.reset?.();
      }}
      title="Leave without saving?"
      description={description}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => leaving.proceed?.()}
    />
  );
}
