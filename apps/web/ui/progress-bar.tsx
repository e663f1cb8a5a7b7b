import { Progress as Radix } from "radix-ui";
import { joinClasses } from "./join-classes.ts";

interface ProgressBarProps {
  /** What progresses, for a screen reader. */
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  /** Default: `accent`. The figure beside it says it too. */
  readonly tone?: "accent" | "warning" | "danger";
}

const tones = { accent: "bg-accent", warning: "bg-chart-2", danger: "bg-danger" } as const;

/** How much of a known whole is there: 6 px high, as wide as its place. */
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
