import { CircleAlert } from "lucide-react";

interface QuestionFaultProps {
  /** For `aria-describedby` of the text. */
  readonly id: string;
  /** Null while nothing is wrong. */
  readonly children: string | null;
}

/** What is wrong with a question, beside its box; told as soon as it is. */
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
