import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

interface KbdProps {
  /** On an accent or ink background, takes its text color. */
  readonly isInverted?: boolean;
  readonly children: ReactNode;
}

/** A keyboard key. */
export function Kbd({ isInverted = false, children }: KbdProps) {
  return (
    <kbd
      className={joinClasses(
        "inline-block min-w-[18px] rounded-1 border px-1 text-center font-sans text-11 font-medium whitespace-nowrap",
        isInverted ? "border-current opacity-75" : "border-line-strong text-text-3",
      )}
    >
      {children}
    </kbd>
  );
}
