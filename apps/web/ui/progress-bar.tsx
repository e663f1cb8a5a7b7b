import { Progress as Radix } from "radix-ui";
import { joinClasses } from "./join-classes.ts";

interface ProgressBarProps {
  /** The accessible name: what progresses. */
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  /** Default: `accent`. A number next to it must convey the same. */
  readonly tone?: "accent" | "warning" | "danger";
}

const tones = { accent: "bg-accent", warning: "bg-chart-2", danger: "bg-danger" } as const;

/** A share of a known total: 6 px high, full width. */
export function ProgressBar({ label, share, tone = "accent" }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <Radix.Root
      value={percent}
      aria-label={label}
      className="h-1.5 w-full overflow-hidden rounded-full bg-hover"
    >
      <Radix.Indicator
        className={joinClasses("h-full rounded-full transition-[width] duration-2", tones[tone])}
        style={{ width: `${percent}%` }}
      />
    </Radix.Root>
  );
}
