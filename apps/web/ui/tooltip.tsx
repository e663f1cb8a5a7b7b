import { Tooltip as Radix } from "radix-ui";
import type { FocusEvent, ReactNode } from "react";
import { Kbd } from "./kbd.tsx";

interface TooltipProviderProps {
  /** Before the first tooltip opens. Default: 700 ms; the side menu passes 0. */
  readonly delayMs?: number;
  readonly children: ReactNode;
}

/** Stands around everything that has tooltips. Within 300 ms of one closing, the next opens at once. */
export function TooltipProvider({ delayMs = 700, children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  readonly label: ReactNode;
  /** The keys that do the same, as they are printed: `Ctrl B`. */
  readonly shortcut?: string | undefined;
  /** Default: `bottom`. */
  readonly side?: "top" | "right" | "bottom" | "left" | undefined;
  /** Switches it off without taking it away, where the name is already to be seen. */
  readonly isOff?: boolean | undefined;
  /** One element that takes a ref and spreads its props. */
  readonly children: ReactNode;
}

/** Names what the pointer or the keyboard is on. Never the only place where a fact stands. */
export function Tooltip({ label, shortcut, side = "bottom", isOff = false, children }: TooltipProps) {
  return (
    <Radix.Root {...(isOff && { open: false })}>
      <Radix.Trigger asChild onFocus={skipUnlessByKeyboard}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-tooltip flex max-w-72 items-center gap-2 rounded-2 bg-text px-2 py-1 text-12 font-medium text-canvas"
        >
          {label}
          {shortcut !== undefined && <Kbd isInverted>{shortcut}</Kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focus that comes back from a closed menu or dialog is no question for the name. */
function skipUnlessByKeyboard(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
