import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface TrailProps {
  /** The words of each step, the current one last. */
  readonly words: readonly string[];
  /** The link back to a step. */
  readonly renderLink: (index: number, className: string) => ReactNode;
}

/** How people got here: each step leads back to where it was taken. */
export function Trail({ words, renderLink }: TrailProps) {
  return (
    <nav aria-label="Trail" className="-mx-1 overflow-x-auto px-1">
      <ol className="flex items-center gap-0.5 text-13 whitespace-nowrap">
        {words.map((step, index) => (
          <li key={index} className="flex items-center gap-0.5">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5! text-text-3" />}
            {index === words.length - 1 ? (
              <span
                aria-current="step"
                className="rounded-2 bg-accent-soft px-2 py-1 font-medium text-accent-text"
              >
                {step}
              </span>
            ) : (
              renderLink(index, "tap rounded-2 px-2 py-1 text-text-2 hover:bg-hover hover:text-text")
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
