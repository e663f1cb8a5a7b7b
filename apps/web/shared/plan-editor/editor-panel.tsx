import { ArrowLeft, X } from "lucide-react";
import { Slot } from "radix-ui";
import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { useIsNarrow } from "../menu/menu-store.ts";
import { Button } from "../../ui/button.tsx";
import { CloseButton } from "../../ui/close-button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { GuessNote } from "./guess-note.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover.tsx";
import { Sheet, SheetClose } from "../../ui/sheet.tsx";

interface EditorPanelProps {
  /** The accessible name. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** A button that accepts a ref and spreads its props. */
  readonly trigger: ReactElement;
  /** Confirms the part, which was guessed. Default: it was not. */
  readonly onConfirm?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A small editor at its button; on a narrow screen, a sheet from the bottom. The focus returns to the button. */
export function EditorPanel(props: EditorPanelProps) {
  const { label, isOpen, onOpenChange, trigger, onConfirm, children } = props;
  const guess = onConfirm && (
    <GuessNote
      onConfirm={() => {
        onOpenChange(false);
        onConfirm();
      }}
    />
  );
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <>
        <Slot.Root aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
          {trigger}
        </Slot.Root>
        <Sheet side="bottom" label={label} isOpen={isOpen} onOpenChange={onOpenChange}>
          <div className="flex min-h-0 flex-col pt-2 pb-2">
            {guess}
            {children}
            <SheetClose asChild>
              <CloseButton className="absolute end-2 top-2" />
            </SheetClose>
          </div>
        </Sheet>
      </>
    );
  }
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        aria-label={label}
        className="flex w-88! flex-col overflow-hidden p-0! pt-1!"
        onOpenAutoFocus={(event) => {
          if (focusFirst(event.currentTarget as HTMLElement)) event.preventDefault();
        }}
      >
        {guess}
        {children}
      </PopoverContent>
    </Popover>
  );
}

/** Focuses the element of a panel that is used first. False if there is none yet. */
function focusFirst(panel: HTMLElement | null): boolean {
  const first = panel?.querySelector<HTMLElement>("[data-first-focus]") ?? null;
  first?.focus();
  return first !== null;
}

interface PanelHeadProps {
  readonly title: string;
  /** Returns to the list that this was chosen from. */
  readonly onBack?: (() => void) | undefined;
  /** Removes the part that is edited. */
  readonly onRemove?: (() => void) | undefined;
  /** Default: "Remove". */
  readonly removeLabel?: string | undefined;
}

/** The title of a panel, with the buttons to go back and to remove the part. */
export function PanelHead({ title, onBack, onRemove, removeLabel = "Remove" }: PanelHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The panel before had the focus, or none was there yet.
    const dialog = head.current?.closest<HTMLElement>("[role=dialog]") ?? null;
    const focused = document.activeElement;
    if (focused === document.body || focused === dialog) focusFirst(dialog);
  }, []);
  return (
    <div ref={head} className="flex h-10 flex-none items-center gap-1 ps-3 pe-1.5 max-md:h-tap max-md:pe-12">
      {onBack && <IconButton label="Back" icon={ArrowLeft} className="-ms-2" onClick={onBack} />}
      <h3 className="min-w-0 flex-1 truncate text-13 font-semibold first-letter:uppercase">{title}</h3>
      {onRemove && (
        <Button kind="ghost" size="sm" icon={X} onClick={onRemove}>
          {removeLabel}
        </Button>
      )}
    </div>
  );
}
