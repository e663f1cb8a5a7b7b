import { Tooltip as Radix } from "radix-ui";
import type { FocusEvent, ReactNode } from "react";
import { Kbd } from "./kbd.tsx";

interface TooltipProviderProps {
  /** The delay before the first tooltip. Default: 700 ms; the side menu passes 0. */
  readonly delayMs?: number;
  readonly children: ReactNode;
}

/** Required around everything with tooltips. Within 300 ms after one closes, the next opens at once. */
export function TooltipProvider({ delayMs = 700, children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  readonly label: ReactNode;
  /** The equivalent keys, as displayed: `Ctrl B`. */
  readonly shortcut?: string | undefined;
  /** Default: `bottom`. */
  readonly side?: "top" | "right" | "bottom" | "left" | undefined;
  /** Disables the tooltip without unmounting it, if the name is already visible. */
  readonly isOff?: boolean | undefined;
  /** One element that accepts a ref and spreads its props. */
  readonly children: ReactNode;
}

/** Names the element under the pointer or with keyboard focus. Never use it as the only place for information. */
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

/** Focus that returns from a closed menu or dialog should not open the tooltip. */
function skipUnlessByKeyboard(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
