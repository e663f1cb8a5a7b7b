import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { printExploration } from "./exploration-address.ts";
import type { TrailStep } from "./list-steps.ts";

/** How people got here: each step leads back to where it was taken. */
export function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
  return (
    <nav aria-label="Trail" className="-mx-1 overflow-x-auto px-1">
      <ol className="flex items-center gap-0.5 text-13 whitespace-nowrap">
        {steps.map(({ words, exploration }, index) => (
          <li key={index} className="flex items-center gap-0.5">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5! text-text-3" />}
            {index === steps.length - 1 ? (
              <span
                aria-current="step"
                className="rounded-2 bg-accent-soft px-2 py-1 font-medium text-accent-text"
              >
                {words}
              </span>
            ) : (
              <Link
                to="/ask/explorer"
                search={printExploration(exploration)}
                className="tap rounded-2 px-2 py-1 text-text-2 hover:bg-hover hover:text-text"
              >
                {words}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
