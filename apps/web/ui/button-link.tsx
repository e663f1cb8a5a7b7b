import { createLink } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { buttonClasses, type ButtonKind, type ButtonSize } from "./button-classes.ts";
import { joinClasses } from "./join-classes.ts";

interface ButtonAnchorProps extends ComponentProps<"a"> {
  /** Default: `line`. */
  readonly kind?: ButtonKind | undefined;
  /** Default: `md`. */
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
}

function ButtonAnchor(props: ButtonAnchorProps) {
  const { kind = "line", size = "md", icon: Icon, className, children, ...rest } = props;
  return (
    <a {...rest} className={joinClasses(buttonClasses(kind, size), className)}>
      {Icon && <Icon />}
      {children}
    </a>
  );
}

/** A link to a route that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
