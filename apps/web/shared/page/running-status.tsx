interface RunningStatusProps {
  readonly isRunning: boolean;
  /** What screen readers announce while it runs, once: they would read each step of the shown text. */
  readonly running: string;
  readonly className: string;
  readonly children: string;
}

/** How far work on a page is. Its end is announced. */
export function RunningStatus({ isRunning, running, className, children }: RunningStatusProps) {
  return (
    <>
      {isRunning && <span className={className}>{children}</span>}
      <output className={isRunning ? "sr-only" : className}>{isRunning ? running : children}</output>
    </>
  );
}
