import type { Chip } from "@askery/model";
import { joinClasses } from "../../ui/join-classes.ts";

/** The classes of a chip for a part of an interpretation. */
export function chipClasses(kind: Chip["kind"]): string {
  return joinClasses(
    "inline-flex min-h-[26px] flex-none items-center gap-1.5 rounded-2 px-2 py-0.5 text-12 max-w-full page-narrow:max-w-none max-md:h-8",
    kind === "guessed"
      ? "bg-warning-soft inset-ring inset-ring-[color-mix(in_oklab,var(--warning)_40%,transparent)]"
      : "bg-hover",
  );
}
