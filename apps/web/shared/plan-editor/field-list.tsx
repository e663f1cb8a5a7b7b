import type { FieldOption } from "@askery/model";
import { OptionList, type ListOption } from "../../ui/option-list.tsx";
import { PanelHead } from "./editor-panel.tsx";
import type { PanelProps } from "./panel-props.ts";

interface FieldListProps extends Pick<PanelProps, "onBack" | "typed" | "onTyped" | "empty"> {
  readonly title: string;
  readonly fields: readonly FieldOption[];
  readonly onPick: (field: FieldOption) => void;
}

/** The fields to filter by. */
export function FieldList({ title, fields, onPick, onBack, typed, onTyped, empty }: FieldListProps) {
  return (
    <>
      <PanelHead title={title} onBack={onBack} />
      <OptionList
        label="Find a field"
        options={fields.map((field) => fieldRow(field, field))}
        {...{ typed, onTyped, empty }}
        onPick={onPick}
      />
    </>
  );
}

/** A field as an option of a list. */
export function fieldRow<Value>({ field, words, group }: FieldOption, value: Value): ListOption<Value> {
  return { value, key: JSON.stringify(field), words, group };
}
