interface ProgressRingProps {
  /** The accessible name: what the share is of. */
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  /** In px. Default: 36. */
  readonly size?: number;
}

/** A share as a ring, next to text that states it. */
export function ProgressRing({ label, share, size = 36 }: ProgressRingProps) {
  const part = Math.min(1, Math.max(0, share));
  return (
    <svg
      viewBox="0 0 36 36"
      width={size}
      height={size}
      role="img"
      aria-label={`${label}: ${Math.round(part * 100)}%`}
      className="flex-none -rotate-90"
      fill="none"
      strokeWidth="4"
    >
      <circle cx="18" cy="18" r="15.5" className="stroke-accent-soft" />
      <circle
        cx="18"
        cy="18"
        r="15.5"
        className="stroke-accent"
        pathLength="100"
        strokeDasharray={`${part * 100} 100`}
      />
    </svg>
  );
}
