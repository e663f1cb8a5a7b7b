import type { ReactNode } from "react";

interface SwitchLinkProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A link-like button that opens another panel. */
export function SwitchLink({ onClick, children }: SwitchLinkProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="tap rounded-1 font-medium text-accent-text underline decoration-transparent underline-offset-[0.25em] transition-colors hover:decoration-accent-line"
    >
      {children}
    </button>
  );
}

interface PanelSwitchProps {
  readonly question: string;
  readonly children: ReactNode;
}

/** The line below a form with links to other panels. */
export function PanelSwitch({ question, children }: PanelSwitchProps) {
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-1.5 text-13 text-text-2">
      {question} {children}
    </p>
  );
}
