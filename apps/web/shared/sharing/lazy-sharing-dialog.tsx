import { loadOnUse } from "../../ui/load-on-use.tsx";
import type { Shareable } from "./shareable.ts";

const SharingDialog = loadOnUse(async () => (await import("./sharing-dialog.tsx")).SharingDialog);

interface LazySharingDialogProps {
  /** The thing to share; null while the dialog is closed. */
  readonly thing: Shareable | null;
  readonly onClose: () => void;
}

/** The share dialog, loaded on first use. */
export function LazySharingDialog({ thing, onClose }: LazySharingDialogProps) {
  return thing === null ? null : <SharingDialog thing={thing} onClose={onClose} />;
}
