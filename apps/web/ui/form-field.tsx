import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

/** The attributes that link a control to its label, hint and error; spread them on the control. */
export interface FieldTies {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** The texts of a field. */
export interface FieldWords {
  readonly label: string;
  /** Instructions, shown under the control. */
  readonly hint?: ReactNode;
  /** The problem and the fix; replaces the hint. */
  readonly error?: string | undefined;
  /** Hides the label visually, where the context makes it obvious. */
  readonly isLabelHidden?: boolean | undefined;
  /** Shown at the right of the label: "Forgot it?", "optional". */
  readonly aside?: ReactNode;
}

interface FormFieldProps extends FieldWords {
  readonly children: (ties: FieldTies) => ReactNode;
}

/** A label, a control, and a hint or error below. */
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
