import { lazy, Suspense } from "react";
import { openOverlay, useOverlay } from "../../shared/page/overlay.ts";

const Palette = lazy(async () => ({ default: (await import("../palette/palette.tsx")).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog,
}));

/** Overlays that shortcuts open over any page, loaded on first use. */
export function Overlays() {
  const overlay = useOverlay();
  const close = () => openOverlay(null);
  return (
    <Suspense fallback={null}>
      {overlay === "palette" && <Palette onClose={close} />}
      {overlay === "shortcuts" && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}
