import type { ComponentProps } from "react";
import { fieldClasses } from "./field-classes.ts";
import { FormField, type FieldWords } from "./form-field.tsx";
import { joinClasses } from "./join-classes.ts";

type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, keyof FieldWords | "id" | "className">;

/** A text area that grows with its content, from `rows` (default 3) to twelve lines. */
export function TextArea({ label, hint, error, isLabelHidden, aside, ...rest }: TextAreaProps) {
  return (
    <FormField {...{ label, hint, error, isLabelHidden, aside }}>
      {(ties) => (
        <textarea
          rows={3}
          {...rest}
          {...ties}
          className={joinClasses(
            fieldClasses,
            "field-sizing-content max-h-[calc(12lh+1rem)] min-h-[calc(3lh+1rem)] py-1.5",
          )}
        />
      )}
    </FormField>
  );
}
