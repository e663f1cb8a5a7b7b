import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldTies {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** What every field takes. */
export interface FieldWords {
  readonly label: string;
  /** How to fill it in, under it. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. Takes the hint's place. */
  readonly error?: string | undefined;
  /** For a screen reader only, where the place says it already. */
  readonly isLabelHidden?: boolean | undefined;
  /** At the right of the label: "Forgot it?", "optional". */
  readonly aside?: ReactNode;
}

interface FormFieldProps extends FieldWords {
  readonly children: (ties: FieldTies) => ReactNode;
}

/** A label, a control, and under it a hint or what is wrong with it. */
export function FormField({ label, hint, error, isLabelHidden = false, aside, children }: FormFieldProps) {
  const id = useId();
  const isWrong = error !== undefined && error !== "";
  const note = isWrong ? error : hint;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-1.5">
      <label
        htmlFor={id}
        className={joinClasses("text-13 font-medium text-text", isLabelHidden && "sr-only")}
      >
        {label}
      </label>
      <div className="col-span-2 min-w-0">
        {children({
          id,
          "aria-describedby": note === undefined ? undefined : `${id}-note`,
          "aria-invalid": isWrong || undefined,
        })}
      </div>
      <p
        id={`${id}-note`}
        role={isWrong ? "alert" : undefined}
        className={joinClasses(
          "col-span-2 text-12 empty:hidden",
          isWrong ? "flex gap-1.5 text-danger" : "text-text-3",
        )}
      >
        {isWrong && <CircleAlert className="mt-px size-3.5" />}
        {note}
      </p>
      {/* After the control for the keyboard, beside the label for the eye. */}
      {aside !== undefined && <div className="col-start-2 row-start-1 text-12 text-text-3">{aside}</div>}
    </div>
  );
}
