import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** How well words were understood; shown as a solid, dotted or wavy underline. */
export type MarkKind = "understood" | "guessed" | "unknown";

const kinds: Readonly<Record<MarkKind, string>> = {
  understood: "decoration-understood decoration-solid decoration-2",
  guessed: "decoration-guessed decoration-dotted decoration-2",
  unknown: "decoration-unknown decoration-wavy decoration-[1.5px]",
};

/** The classes of the underline, for buttons and other boxes. */
export function markClasses(kind: MarkKind): string {
  return joinClasses("underline underline-offset-[0.3em] [text-decoration-skip-ink:none]", kinds[kind]);
}

/** Underlines words by how they were understood. Screen readers announce anything but `understood`. */
export function Mark({ kind, children }: { readonly kind: MarkKind; readonly children: ReactNode }) {
  return (
    <span>
      <span className={markClasses(kind)}>{children}</span>
      {kind !== "understood" && <VisuallyHidden>{` (${kind})`}</VisuallyHidden>}
    </span>
  );
}
