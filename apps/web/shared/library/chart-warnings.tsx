import type { SavedChart } from "@askery/api";
import { AnswerWarnings } from "../answer/answer-warnings.tsx";
import { useCanEdit } from "../database/use-can-edit.ts";
import { useEditChart } from "./use-edit-chart.ts";

interface ChartWarningsProps {
  readonly chart: SavedChart;
  /** Whether these are the figures that are saved. Default: they are. */
  readonly canRepair?: boolean;
}

/** What to know before trusting a saved chart. Editors can repair it here. */
export function ChartWarnings({ chart, canRepair = true }: ChartWarningsProps) {
  const edit = useEditChart();
  const canEdit = useCanEdit(chart.databaseId);
  return (
    <AnswerWarnings
      warnings={chart.warnings}
      onRepair={
        canRepair && canEdit && !edit.isPending ? ({ edits }) => edit.mutate({ chart, edits }) : undefined
      }
    />
  );
}
