import { CircleAlert } from "lucide-react";
import { CloseButton } from "../../ui/close-button.tsx";
import type { EditRun } from "./plan-editing.ts";

interface EditNoteProps {
  readonly run: EditRun;
  readonly onDismiss: () => void;
}

/** Why an edit did not change anything: the cause and the fix, or that it was stopped. */
export function EditNote({ run, onDismiss }: EditNoteProps) {
  if (run.kind !== "failed" && run.kind !== "stopped") return null;
  const isFailed = run.kind === "failed";
  return (
    <div
      role="alert"
      className={`mt-2 flex items-start gap-2.5 rounded-2 py-1.5 ps-3 pe-1 text-13 ${isFailed ? "bg-danger-soft" : "bg-hover"}`}
    >
      {isFailed && <CircleAlert className="mt-1 size-3.5! flex-none text-danger" />}
      <p className="min-w-0 flex-1 py-0.5 text-pretty wrap-anywhere text-text-2">
        <b className="font-semibold text-text">{isFailed ? run.failure.message : "Stopped."}</b>{" "}
        {isFailed ? run.failure.fix : "The answer is as it was before."}
      </p>
      <CloseButton onClick={onDismiss} />
    </div>
  );
}
