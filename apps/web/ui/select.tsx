import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { fieldClasses, lineFieldClasses } from "./field-classes.ts";
import { FormField, type FieldWords } from "./form-field.tsx";
import { joinClasses } from "./join-classes.ts";
import { menuRowClasses, menuRowColors, popoverClasses } from "./popover-classes.ts";
import { styleNonce } from "./style-nonce.ts";

export interface SelectOption<Value extends string> {
  /** Never empty: Radix reserves "" for no choice. */
  readonly value: Value;
  readonly label: string;
  /** In gray, after the label. */
  readonly detail?: ReactNode;
  readonly isDisabled?: boolean;
}

interface SelectProps<Value extends string> extends FieldWords {
  readonly options: readonly SelectOption<Value>[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  /** Shown while nothing is chosen. Default: "Choose". */
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** A choice among many options. For two to five that fit in a row, use Segmented. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, isLabelHidden, aside, options, value, placeholder = "Choose" } = props;
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option !== undefined) props.onValueChange(option.value);
  };
  return (
    <FormField {...{ label, hint, error, isLabelHidden, aside }}>
      {(ties) => (
        <Radix.Root value={value ?? ""} onValueChange={choose} disabled={props.isDisabled ?? false}>
          <Radix.Trigger
            {...ties}
            className={joinClasses(
              fieldClasses,
              lineFieldClasses,
              "flex items-center justify-between gap-2 text-start data-placeholder:text-text-3",
            )}
          >
            <span className="truncate">
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon asChild>
              <ChevronDown className="size-3.5 text-text-3" />
            </Radix.Icon>
          </Radix.Trigger>
          <SelectList options={options} />
        </Radix.Root>
      )}
    </FormField>
  );
}

function SelectList<Value extends string>({ options }: { readonly options: readonly SelectOption<Value>[] }) {
  return (
    <Radix.Portal>
      <Radix.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className={joinClasses(
          popoverClasses,
          "max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden",
        )}
      >
        <Radix.Viewport className="p-1" nonce={styleNonce()}>
          {options.map((option) => (
            <Radix.Item
              key={option.value}
              value={option.value}
              disabled={option.isDisabled ?? false}
              className={joinClasses(menuRowClasses, menuRowColors, "state-checked:text-text")}
            >
              <Radix.ItemText>{option.label}</Radix.ItemText>
              {option.detail !== undefined && <span className="text-12 text-text-3">{option.detail}</span>}
              <Radix.ItemIndicator className="ms-auto ps-4">
                <Check className="text-accent-text!" />
              </Radix.ItemIndicator>
            </Radix.Item>
          ))}
        </Radix.Viewport>
      </Radix.Content>
    </Radix.Portal>
  );
}
