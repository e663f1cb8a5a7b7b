import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { fieldClasses, lineFieldClasses } from "./field-classes.ts";
import { FormField, type FieldWords } from "./form-field.tsx";
import { IconButton } from "./icon-button.tsx";
import { joinClasses } from "./join-classes.ts";

type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<"input">, keyof FieldWords | "id" | "className" | "type" | "autoComplete"> & {
    /** Whether a password manager fills in or generates a password. */
    readonly autoComplete: "current-password" | "new-password" | "off";
  };

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, error, isLabelHidden, aside, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField {...{ label, hint, error, isLabelHidden, aside }}>
      {(ties) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...ties}
            type={isShown ? "text" : "password"}
            className={joinClasses(fieldClasses, lineFieldClasses, "pe-10!")}
          />
          <span className="absolute inset-y-0 end-0.5 grid place-items-center">
            <IconButton
              label={isShown ? "Hide password" : "Show password"}
              icon={isShown ? EyeOff : Eye}
              onClick={() => {
                setIsShown(!isShown);
              }}
            />
          </span>
        </div>
      )}
    </FormField>
  );
}
