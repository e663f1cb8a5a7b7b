import { lazy, Suspense } from "react";
import type { Shareable } from "./shareable.ts";

const SharingDialog = lazy(async () => ({ default: (await import("./sharing-dialog.tsx")).SharingDialog }));

interface LazySharingDialogProps {
  /** The thing to share; null while the dialog is closed. */
  readonly thing: Shareable | null;
  readonly onClose: () => void;
}

/** The share dialog, loaded on first use. */
export function LazySharingDialog({ thing, onClose }: LazySharingDialogProps) {
  if (thing === null) return null;
  return (
    <Suspense fallback={null}>
      <SharingDialog thing={thing} onClose={onClose} />
    </Suspense>
  );
}
