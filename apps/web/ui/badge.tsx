import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { Spinner } from "./spinner.tsx";

export type Tone = "plain" | "accent" | "success" | "warning" | "danger";

const tones: Readonly<Record<Tone, string>> = {
  plain: "bg-hover text-text-2",
  accent: "bg-accent-soft text-accent-text",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

interface BadgeProps {
  /** Default: `plain`. The text must convey it too, because color alone is not accessible. */
  readonly tone?: Tone;
  readonly icon?: LucideIcon | undefined;
  /** Shows a spinner while the state is being refreshed. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A state, in one or two words. */
export function Badge({ tone = "plain", icon: Icon, isBusy = false, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        "inline-flex h-[18px] flex-none items-center gap-1 rounded-1 px-1.5 text-11 font-medium whitespace-nowrap",
        "[&_svg.lucide]:size-3 [&_svg.lucide]:stroke-2",
        tones[tone],
      )}
    >
      {isBusy ? <Spinner /> : Icon && <Icon />}
      {children}
    </span>
  );
}
