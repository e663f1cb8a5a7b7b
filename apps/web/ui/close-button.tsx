import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { iconButtonClasses } from "./button-classes.ts";
import { joinClasses } from "./join-classes.ts";

/**
 * The × of what stands over the page. It has no tooltip, which would take the first Esc for itself; put it last, so
 * that focus goes to the content first.
 */
export function CloseButton({ className, ...rest }: Omit<ComponentProps<"button">, "children">) {
  return (
    <button
      {...rest}
      type="button"
      aria-label="Close"
      className={joinClasses(iconButtonClasses("ghost", "sm"), className)}
    >
      <X />
    </button>
  );
}
