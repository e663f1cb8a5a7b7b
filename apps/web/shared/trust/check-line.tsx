import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface CheckLineProps {
  readonly isGood: boolean;
  readonly children: ReactNode;
}

/** One finding of a check. */
export function CheckLine({ isGood, children }: CheckLineProps) {
  const Icon = isGood ? Check : TriangleAlert;
  return (
    <p className="flex items-start gap-2 text-13 text-text-2">
      <Icon className={`mt-0.5 size-3.5! flex-none ${isGood ? "text-success" : "text-warning"}`} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
