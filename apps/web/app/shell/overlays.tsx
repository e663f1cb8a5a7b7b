import { openOverlay, useOverlay } from "../../shared/page/overlay.ts";
import { loadOnUse } from "../../ui/load-on-use.tsx";

const Palette = loadOnUse(async () => (await import("../palette/palette.tsx")).Palette);
const ShortcutsDialog = loadOnUse(async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog);

/** Overlays that shortcuts open over any page, loaded on first use. */
export function Overlays() {
  const overlay = useOverlay();
  const close = () => openOverlay(null);
  return (
    <>
      {overlay === "palette" && <Palette onClose={close} />}
      {overlay === "shortcuts" && <ShortcutsDialog onClose={close} />}
    </>
  );
}
