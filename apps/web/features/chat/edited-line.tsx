import type { TurnEdit } from "@askery/api";
import { PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { useNow } from "../../shared/wording/use-now.ts";
import { describeMoment } from "./describe-moment.ts";

interface EditedLineProps {
  readonly edit: TurnEdit;
  /** Undo and redo, at the right. */
  readonly children?: ReactNode;
}

/** Shows who edited the SQL of this answer, instead of the chips. */
export function EditedLine({ edit, children }: EditedLineProps) {
  const now = useNow();
  return (
    <div className="flex min-h-7 items-center gap-2 text-12 text-text-3">
      <PenLine className="size-3.5!" />
      <p className="min-w-0 flex-1">
        SQL edited by <b className="font-medium text-text-2">{edit.editor.name}</b>,{" "}
        <time dateTime={new Date(edit.editedAtMs).toISOString()}>{describeMoment(edit.editedAtMs, now)}</time>
      </p>
      {children}
    </div>
  );
}
