import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { iconButtonClasses } from "./button-classes.ts";
import { joinClasses } from "./join-classes.ts";

/**
 * The × of overlays. Without a tooltip, which would intercept the first Esc. Put it last, so that the content gets
 * focus first.
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
