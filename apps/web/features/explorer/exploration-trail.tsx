import { Link } from "@tanstack/react-router";
import { Trail } from "../../shared/page/trail.tsx";
import { printExploration } from "./exploration-address.ts";
import type { TrailStep } from "./list-steps.ts";

/** How people got to an exploration, from the whole database on. */
export function ExplorationTrail({ steps }: { readonly steps: readonly TrailStep[] }) {
  return (
    <Trail
      words={steps.map(({ words }) => words)}
      renderLink={(index, className) => {
        const step = steps[index];
        return (
          step && (
            <Link to="/ask/explorer" search={printExploration(step.exploration)} className={className}>
              {step.words}
            </Link>
          )
        );
      }}
    />
  );
}
