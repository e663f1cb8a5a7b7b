import type { ComponentProps } from "react";
import { fieldClasses, lineFieldClasses } from "./field-classes.ts";
import { FormField, type FieldWords } from "./form-field.tsx";
import { joinClasses } from "./join-classes.ts";

type TextFieldProps = FieldWords & Omit<ComponentProps<"input">, keyof FieldWords | "id" | "className">;

/** A single-line text field with a label. Accepts the props of `register` of react-hook-form. */
export function TextField({ label, hint, error, isLabelHidden, aside, ...rest }: TextFieldProps) {
  return (
    <FormField {...{ label, hint, error, isLabelHidden, aside }}>
      {(ties) => (
        <input
          type="text"
          {...rest}
          {...ties}
          className={joinClasses(fieldClasses, lineFieldClasses, "read-only:border-line read-only:bg-hover")}
        />
      )}
    </FormField>
  );
}
