import type { ReactNode } from "react";
import { useIsNarrow } from "../../menu/menu-store.ts";
import { CloseButton } from "../../../ui/close-button.tsx";
import { Popover, PopoverAnchor, PopoverContent } from "../../../ui/popover.tsx";
import { Sheet, SheetClose } from "../../../ui/sheet.tsx";

interface PointPanelProps {
  /** The accessible name. */
  readonly label: string;
  /** What it is placed at. */
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect };
  readonly onClose: () => void;
  /** Returns the focus to where it was. */
  readonly onReturn: () => void;
  readonly children: ReactNode;
}

/** A small panel at a point of a chart or table; on a narrow screen, a sheet from the bottom. */
export function PointPanel({ label, anchor, onClose, onReturn, children }: PointPanelProps) {
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <Sheet side="bottom" label={label} isOpen onOpenChange={onClose}>
        <div className="flex min-h-0 flex-col overflow-y-auto p-4 pt-3">
          {children}
          <SheetClose asChild>
            <CloseButton className="absolute end-2 top-2" />
          </SheetClose>
        </div>
      </Sheet>
    );
  }
  return (
    <Popover open onOpenChange={onClose}>
      <PopoverAnchor virtualRef={{ current: anchor }} />
      <PopoverContent
        aria-label={label}
        className="flex w-80 flex-col"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onReturn();
        }}
      >
        {children}
      </PopoverContent>
    </Popover>
  );
}
