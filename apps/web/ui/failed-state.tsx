import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface FailedStateProps {
  /** The cause: "The database did not answer in 30 seconds". */
  readonly title: string;
  /** What happened, and what to do. */
  readonly children?: ReactNode;
  /** The fix as a solid button, others as ghost buttons after it. */
  readonly actions?: ReactNode;
  /** Identifies the request in the log, for an administrator. */
  readonly requestId?: string | undefined;
}

/** A failure: the cause as title, an explanation, and the fix. Appears below the request, which stays visible. */
export function FailedState({ title, children, actions, requestId }: FailedStateProps) {
  return (
    <div role="alert" className="flex gap-2.5 p-4">
      <CircleAlert className="mt-0.5 text-danger" />
      <div className="min-w-0 flex-1">
        <h2 className="text-14 font-semibold text-text">{title}</h2>
        {children !== undefined && (
          <div className="mt-0.5 max-w-text text-13 text-pretty text-text-2">{children}</div>
        )}
        {actions !== undefined && <div className="mt-3 flex flex-wrap items-center gap-1">{actions}</div>}
        {requestId !== undefined && requestId !== "" && (
          <p className="mt-3 text-12 text-text-3">
            Request <code className="mono select-all">{requestId}</code>
          </p>
        )}
      </div>
    </div>
  );
}
