import { Check } from "lucide-react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { PlanCell } from "../../shared/plans/plan-rows.ts";

/** A feature of a plan: a limit, a check mark or a dash. */
export function PlanCellView({ cell }: { readonly cell: PlanCell }) {
  switch (cell.kind) {
    case "text":
      return cell.text;
    case "yes":
      return (
        <>
          <Check aria-hidden className="text-accent-text" />
          <VisuallyHidden>Yes</VisuallyHidden>
        </>
      );
    case "no":
      return (
        <>
          <span aria-hidden className="text-text-3">
            –
          </span>
          <VisuallyHidden>No</VisuallyHidden>
        </>
      );
  }
}
