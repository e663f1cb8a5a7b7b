import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { useFocusReturn } from "./use-focus-return.ts";

const sides = {
  left: "inset-y-0 left-0 w-menu-sheet max-w-[calc(100vw-3rem)] bg-bg state-open:animate-from-left state-closed:animate-to-left",
  right:
    "inset-y-0 right-0 w-96 max-w-full bg-raised state-open:animate-from-right state-closed:animate-to-right",
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-4 bg-raised pb-[env(safe-area-inset-bottom)] state-open:animate-from-below state-closed:animate-to-below",
} as const;

interface SheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The accessible name; a visible title belongs in the children. */
  readonly label: string;
  /** `left` is 18rem wide, for the side menu; `right` 24rem; `bottom` has the full width. */
  readonly side: keyof typeof sides;
  /** Whether the page waits until it is closed. Default: true. Otherwise a click outside does not close it. */
  readonly isModal?: boolean;
  readonly children: ReactNode;
}

/** A panel that slides in from an edge. Esc, a click outside and SheetClose close it. */
export function Sheet({ isOpen, onOpenChange, label, side, isModal = true, children }: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange} modal={isModal}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-sheet bg-scrim state-open:animate-appear state-closed:animate-vanish" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          onEscapeKeyDown={leaveToOpenList}
          {...(!isModal && { onInteractOutside: stay })}
          className={joinClasses(
            "fixed z-sheet flex flex-col overflow-hidden shadow-4 outline-none",
            sides[side],
          )}
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Esc in a field with an open list closes the list. */
function leaveToOpenList(event: KeyboardEvent): void {
  if (document.activeElement?.getAttribute("aria-expanded") === "true") event.preventDefault();
}

function stay(event: Event): void {
  event.preventDefault();
}

/** Closes the surrounding sheet. With `asChild`, wraps a button. */
export const SheetClose = Radix.Close;
