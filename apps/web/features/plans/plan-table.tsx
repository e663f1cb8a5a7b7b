import { planTerms, type Database, type PlanTerms } from "@askery/api";
import { scrollable } from "../../ui/scrollable.ts";
import { PlanCellView } from "./plan-cell.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import type { PlanChoices } from "./plan-choices.ts";
import { planRowGroups } from "../../shared/plans/plan-rows.ts";
import { PricesNote } from "./prices-note.tsx";

/** The plans side by side, for screens of at least 1024 px. */
export function PlanTable({ billing, database, wanted, onChoose, busyWith }: PlanChoices) {
  return (
    <section
      {...scrollable}
      aria-label="Comparison of plans"
      className="relative overflow-x-auto rounded-4 max-lg:hidden bg-surface shadow-2"
    >
      <table className="w-full min-w-[860px] table-fixed border-separate border-spacing-0">
        <thead>
          <tr className="align-top">
            <th scope="col" className="w-56 p-5 text-left font-normal">
              <PricesNote database={database} billing={billing} />
            </th>
            {planTerms.map((terms) => (
              <th
                key={terms.name}
                scope="col"
                className={`${cellEdge} p-5 text-left font-normal ${tint(terms, database)}`}
              >
                <PlanChoice
                  {...{ terms, billing, database, wanted, onChoose }}
                  isBusy={busyWith === terms.name}
                />
              </th>
            ))}
          </tr>
        </thead>
        {planRowGroups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                className="border-t border-line px-5 pt-3.5 pb-1 text-left font-medium text-text-3"
              >
                {title}
              </th>
              {planTerms.map((terms) => (
                <td key={terms.name} className={`${cellEdge} border-t ${tint(terms, database)}`}>
                  {"\u00A0"}
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.label} className="last:*:pb-2">
                <th scope="row" className="h-[34px] px-5 text-left font-normal">
                  {row.label}
                </th>
                {planTerms.map((terms) => (
                  <td key={terms.name} className={`${cellEdge} px-5 figures ${tint(terms, database)}`}>
                    <PlanCellView cell={row.describe(terms.limits)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const cellEdge = "border-l border-line";

function tint(terms: PlanTerms, database: Database | undefined): string {
  return terms.name === database?.plan ? "bg-accent/6" : "";
}
