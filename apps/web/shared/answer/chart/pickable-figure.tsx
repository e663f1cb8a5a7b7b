import { useRef, useState, type ReactNode } from "react";
import type { ShowPointActions, ShownTable } from "../point/answer-point.ts";
import { OpenedPoint } from "./chart-points.tsx";

interface PickableFigureProps {
  readonly shown: ShownTable;
  readonly column: string;
  readonly locale: string;
  readonly pointActions: ShowPointActions;
  readonly children: ReactNode;
}

/** A figure of a table with one row, as a button that shows what can be done with it. */
export function PickableFigure({ shown, column, locale, pointActions, children }: PickableFigureProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="-mx-1.5 rounded-2 px-1.5 hover:bg-hover"
      >
        {children}
      </button>
      {isOpen && (
        <OpenedPoint
          {...{ shown, column, locale, pointActions }}
          row={0}
          anchor={{ getBoundingClientRect: () => button.current?.getBoundingClientRect() ?? new DOMRect() }}
          onClose={() => setIsOpen(false)}
          onReturn={() => button.current?.focus()}
        />
      )}
    </>
  );
}
