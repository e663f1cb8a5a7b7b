import type { SavedChart } from "@askery/api";
import { AnswerWarnings } from "../answer/answer-warnings.tsx";
import { useCanEdit } from "../database/use-can-edit.ts";
import { useEditChart } from "./use-edit-chart.ts";

/** What to know before trusting a saved chart. Editors can repair it here. */
export function ChartWarnings({ chart }: { readonly chart: SavedChart }) {
  const edit = useEditChart();
  const canEdit = useCanEdit(chart.databaseId);
  return (
    <AnswerWarnings
      warnings={chart.warnings}
      onRepair={canEdit && !edit.isPending ? ({ edits }) => edit.mutate({ chart, edits }) : undefined}
    />
  );
}
