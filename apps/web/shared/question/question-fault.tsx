import { CircleAlert } from "lucide-react";

interface QuestionFaultProps {
  /** For the `aria-describedby` of the text. */
  readonly id: string;
  /** Null if there is no problem. */
  readonly children: string | null;
}

/** The problem with a question, announced at once. */
export function QuestionFault({ id, children }: QuestionFaultProps) {
  return (
    <div id={id} role="alert">
      {children !== null && (
        <p className="flex items-start gap-2 px-4 py-2 text-13 text-danger">
          <CircleAlert className="mt-0.5 size-3.5!" />
          {children}
        </p>
      )}
    </div>
  );
}
