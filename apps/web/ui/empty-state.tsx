import type { ReactNode } from "react";
import { EmptyDrawing, type EmptyDrawingKind } from "./empty-drawing.tsx";

interface EmptyStateProps {
  /** What is missing: "No starred charts yet". */
  readonly title: string;
  /** One sentence about what will be here, or how to add it. */
  readonly children: ReactNode;
  /** Default: `line`. */
  readonly drawing?: EmptyDrawingKind | undefined;
  /** One button that leads out of the empty state. */
  readonly action?: ReactNode;
}

/** Shown instead of empty content: a drawing, a sentence and an action. */
export function EmptyState({ title, children, drawing = "line", action }: EmptyStateProps) {
  return (
    <div className="flex items-center gap-5 p-6 max-md:flex-col max-md:items-start">
      <EmptyDrawing kind={drawing} />
      <div className="min-w-0">
        <h2 className="text-14 font-semibold text-text">{title}</h2>
        <p className="mt-0.5 max-w-text text-13 text-pretty text-text-2">{children}</p>
        {action !== undefined && <div className="mt-3 flex">{action}</div>}
      </div>
    </div>
  );
}
