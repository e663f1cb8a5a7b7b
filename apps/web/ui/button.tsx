import type { LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { buttonClasses, type ButtonKind, type ButtonSize } from "./button-classes.ts";
import { joinClasses } from "./join-classes.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  /** Default: `line`. One `solid` per view. */
  readonly kind?: ButtonKind | undefined;
  /** Default: `md`. */
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Shows a spinner instead of the icon, keeps focus and label, and ignores clicks. */
  readonly isBusy?: boolean | undefined;
}

/** A button whose `type` is `button` unless it is set to `submit`. */
export function Button(props: ButtonProps) {
  const {
    kind = "line",
    size = "md",
    icon: Icon,
    isBusy = false,
    type,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type === "submit" ? "submit" : "button"}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={joinClasses(buttonClasses(kind, size), className)}
      onClick={press}
    >
      {isBusy ? <Spinner /> : Icon && <Icon />}
      {children}
    </button>
  );
}
