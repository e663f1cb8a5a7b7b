import { Switch as Radix } from "radix-ui";
import { useId, type ReactNode } from "react";
import { ControlLabel } from "./checkbox.tsx";

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly isDisabled?: boolean;
  /** For screen readers only, such as in a table whose header has the label. The label must then be text. */
  readonly isLabelHidden?: boolean;
}

/** A choice between on and off that applies at once. */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  isDisabled = false,
  isLabelHidden = false,
}: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2 max-md:min-h-tap max-md:items-center">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="tap group mt-0.5 h-4 w-7 flex-none rounded-full bg-field-line transition-colors disabled:opacity-50 state-checked:bg-accent max-md:mt-0"
      >
        <Radix.Thumb className="block size-3 translate-x-0.5 rounded-full bg-surface transition-[translate,background-color] duration-2 state-checked:translate-x-3.5 state-checked:bg-on-accent" />
      </Radix.Root>
      <div className={isLabelHidden ? "sr-only" : "contents"}>
        <ControlLabel id={id} label={label} hint={hint} />
      </div>
    </div>
  );
}
