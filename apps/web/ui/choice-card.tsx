import { RadioGroup as Radix } from "radix-ui";
import type { ReactNode } from "react";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail?: ReactNode;
  /** Shown at the right, such as the effect of the choice. */
  readonly aside?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  readonly choices: readonly Choice<Value>[];
  /** Undefined while nothing is chosen; there is no default choice. */
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  /** The question, for screen readers. */
  readonly label: string;
}

/** A choice among a few explained options: meanings of an unclear word, engines, roles. */
export function ChoiceCards<Value extends string>({
  choices,
  value,
  onValueChange,
  label,
}: ChoiceCardsProps<Value>) {
  const choose = (chosen: string) => {
    const choice = choices.find((one) => one.value === chosen);
    if (choice !== undefined) onValueChange(choice.value);
  };
  return (
    <Radix.Root
      value={value ?? ""}
      onValueChange={choose}
      aria-label={label}
      className="flex flex-col gap-1.5"
    >
      {choices.map((choice) => (
        <Radix.Item
          key={choice.value}
          value={choice.value}
          className="flex min-h-tap flex-wrap content-center items-baseline gap-x-3 gap-y-0.5 rounded-3 px-3 py-2.5 text-start inset-ring inset-ring-line-strong transition-colors hover:bg-hover state-checked:bg-accent-soft state-checked:inset-ring-accent-line"
        >
          <span className="text-13 font-semibold text-text">{choice.label}</span>
          {choice.detail !== undefined && (
            <span className="text-13 text-text-2 max-sm:basis-full">{choice.detail}</span>
          )}
          {choice.aside !== undefined && (
            <span className="figures ms-auto text-13 text-text-2">{choice.aside}</span>
          )}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
