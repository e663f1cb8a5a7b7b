import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** How well words were read: the brand. Solid, dotted, wavy. */
export type MarkKind = "understood" | "guessed" | "unknown";

const kinds: Readonly<Record<MarkKind, string>> = {
  understood: "decoration-understood decoration-solid decoration-2",
  guessed: "decoration-guessed decoration-dotted decoration-2",
  unknown: "decoration-unknown decoration-wavy decoration-[1.5px]",
};

/** The line under a word: for words that are a button or stand in a box of their own. */
export function markClasses(kind: MarkKind): string {
  return joinClasses("underline underline-offset-[0.3em] [text-decoration-skip-ink:none]", kinds[kind]);
}

/** Words with the line that says how they were read. A screen reader hears what is not understood. */
export function Mark({ kind, children }: { readonly kind: MarkKind; readonly children: ReactNode }) {
  return (
    <span>
      <span className={markClasses(kind)}>{children}</span>
      {kind !== "understood" && <VisuallyHidden>{` (${kind})`}</VisuallyHidden>}
    </span>
  );
}
