import { planTerms } from "@askery/api";
import { PlanCellView } from "./plan-cell.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import type { PlanChoices } from "./plan-choices.ts";
import { planRowGroups } from "../../shared/plans/plan-rows.ts";

/** The plans as cards: in two columns on a tablet, in one on a phone. */
export function PlanCards({ busyWith, ...choices }: PlanChoices) {
  const { database, billing } = choices;
  return (
    <div className="lg:hidden">
      <p className="mb-3 text-12 text-text-3">
        Prices for {database?.name ?? "one database"}, billed {billing}, without tax.
      </p>
      <ul className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {planTerms.map((terms) => (
          <li
            key={terms.name}
            className={`rounded-4 bg-surface p-5 shadow-2 ${terms.name === database?.plan ? "inset-ring inset-ring-accent-line" : ""}`}
          >
            <PlanChoice terms={terms} {...choices} isBusy={busyWith === terms.name} />
            <dl className="mt-4 border-t border-line pt-2">
              {planRowGroups
                .flatMap(({ rows }) => rows)
                .map((row) => (
                  <div key={row.label} className="flex min-h-9 items-center justify-between gap-4">
                    <dt className="text-text-2">{row.label}</dt>
                    <dd className="figures">
                      <PlanCellView cell={row.describe(terms.limits)} />
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
