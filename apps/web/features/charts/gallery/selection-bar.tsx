import { Star, Trash2 } from "lucide-react";
import { useCanEdit } from "../../../shared/database/use-can-edit.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import type { Selection } from "./use-selection.ts";
import { useManyCharts } from "./use-many-charts.ts";

/** What can be done with the selected charts. Nothing while none is selected. */
export function SelectionBar({ selection }: { readonly selection: Selection }) {
  const { charts, clear } = selection;
  const [first] = charts;
  const canEdit = useCanEdit(first?.databaseId ?? "");
  const many = useManyCharts();
  if (first === undefined) return null;
  const act = (work: typeof many.star) => {
    work(charts);
    clear();
  };
  return (
    <div
      role="toolbar"
      aria-label="Selected charts"
      className="flex w-full flex-wrap items-center gap-1 rounded-3 bg-selected px-3 py-1.5"
    >
      <output className="me-2 text-13 font-medium text-text">
        {countOf(charts.length, "chart")} selected
      </output>
      <Button kind="ghost" size="sm" icon={Star} onClick={() => act(many.star)}>
        Star
      </Button>
      {canEdit && (
        <Button kind="ghost" size="sm" icon={Trash2} onClick={() => act(many.remove)}>
          Delete
        </Button>
      )}
      <Button kind="ghost" size="sm" className="ms-auto" onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
