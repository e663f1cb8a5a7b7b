import { Check, Minus } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import { useId, type ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

interface CheckboxProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** "some" shows the indeterminate state, for a list that is partly checked. */
  readonly checked: boolean | "some";
  readonly onCheckedChange: (checked: boolean) => void;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** A yes-or-no choice that applies when the form is sent. For one that applies at once, use Switch. */
export function Checkbox({ label, hint, checked, onCheckedChange, isDisabled = false, name }: CheckboxProps) {
  const id = useId();
  const isOneLine = hint === undefined;
  return (
    <div
      className={joinClasses("flex items-start gap-2 max-md:min-h-tap", isOneLine && "max-md:items-center")}
    >
      <Radix.Root
        id={id}
        name={name}
        checked={checked === "some" ? "indeterminate" : checked}
        onCheckedChange={(next) => {
          onCheckedChange(next === true);
        }}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={joinClasses(
          "tap mt-0.5 grid size-4 flex-none place-items-center rounded-1 border border-field-line bg-surface transition-colors disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:text-on-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent data-[state=indeterminate]:text-on-accent",
          isOneLine && "max-md:mt-0",
        )}
      >
        <Radix.Indicator>
          {checked === "some" ? (
            <Minus className="size-3 stroke-[2.5]" />
          ) : (
            <Check className="size-3 stroke-[2.5]" />
          )}
        </Radix.Indicator>
      </Radix.Root>
      <ControlLabel id={id} label={label} hint={hint} />
    </div>
  );
}

interface ControlLabelProps {
  /** The control's id. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** The label of a control. */
export function ControlLabel({ id, label, hint }: ControlLabelProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-13 text-text max-md:text-14">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-12 text-pretty text-text-3">
          {hint}
        </p>
      )}
    </div>
  );
}
