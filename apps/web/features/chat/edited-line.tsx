import type { TurnEdit } from "@askery/api";
import { PenLine } from "lucide-react";
import { useNow } from "../../shared/wording/use-now.ts";
import { describeMoment } from "./describe-moment.ts";

/** Shows who edited the SQL of this answer, instead of the chips. */
export function EditedLine({ edit }: { readonly edit: TurnEdit }) {
  const now = useNow();
  return (
    <p className="flex min-h-7 items-center gap-2 text-12 text-text-3">
      <PenLine className="size-3.5!" />
      <span>
        SQL edited by <b className="font-medium text-text-2">{edit.editor.name}</b>,{" "}
        <time dateTime={new Date(edit.editedAtMs).toISOString()}>{describeMoment(edit.editedAtMs, now)}</time>
      </span>
    </p>
  );
}
