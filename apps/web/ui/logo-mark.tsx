interface LogoMarkProps {
  /** In px, square. Default: 20. */
  readonly size?: number;
  /** The accessible name. Without it, the mark is decorative. */
  readonly label?: string;
}

/** The "a" with its underline: the letter in the text color, the line in the accent color. */
export function LogoMark({ size = 20, label }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className="flex-none"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <LogoMarkShapes />
    </svg>
  );
}

/** The mark on its 16-unit grid, also for the wordmark. */
export function LogoMarkShapes() {
  return (
    <>
      <circle cx="7.5" cy="6.25" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path fill="currentColor" d="M12 .75h2v11h-2z" />
      <path className="fill-accent" d="M2 13.25h12v2H2z" />
    </>
  );
}
