import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { iconButtonClasses, type ButtonKind, type ButtonSize } from "./button-classes.ts";
import { joinClasses } from "./join-classes.ts";
import { Spinner } from "./spinner.tsx";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** Default: `ghost`. */
  readonly kind?: ButtonKind | undefined;
  /** Default: `sm`. */
  readonly size?: ButtonSize | undefined;
  readonly shortcut?: string | undefined;
  readonly tooltipSide?: "top" | "right" | "bottom" | "left" | undefined;
  readonly isBusy?: boolean | undefined;
}

/** A button with only an icon, and its name in a tooltip. Requires a TooltipProvider. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon: Icon,
    kind = "ghost",
    size = "sm",
    shortcut,
    tooltipSide,
    isBusy,
    type,
    ...rest
  } = props;
  return (
    <Tooltip label={label} shortcut={shortcut} side={tooltipSide}>
      <button
        {...rest}
        type={type === "submit" ? "submit" : "button"}
        aria-label={label}
        aria-busy={isBusy || undefined}
        className={joinClasses(iconButtonClasses(kind, size), rest.className)}
      >
        {isBusy ? <Spinner /> : <Icon />}
      </button>
    </Tooltip>
  );
}
