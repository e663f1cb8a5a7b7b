import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { buttonClasses, type ButtonKind, type ButtonSize } from "../../ui/button-classes.ts";

interface LinkButtonProps {
  readonly to: ComponentProps<typeof Link>["to"];
  readonly search?: Readonly<Record<string, string>>;
  /** Default: `line`. */
  readonly kind?: ButtonKind;
  /** Default: `md`. */
  readonly size?: ButtonSize;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, search = {}, kind = "line", size = "md", children }: LinkButtonProps) {
  return (
    <Link to={to ?? "/"} search={search} className={buttonClasses(kind, size)}>
      {children}
    </Link>
  );
}
